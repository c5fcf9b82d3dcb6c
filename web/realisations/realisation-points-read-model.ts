import { useMemo } from "react";
import type { MapPoint } from "../map/map-point.ts";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { type KeptRealisation, useRealisations } from "./realisation-collection.ts";

/** A point of the map that still knows the process it stands for. */
export interface RealisationPoint extends MapPoint {
	readonly realisation: KeptRealisation;
}

const NONE: readonly RealisationPoint[] = [];

/**
 * The processes as points of a map. None where the charging locations of the tenant are shared with its
 * processes: there they are on the map already.
 */
export function useRealisationPoints(): readonly RealisationPoint[] {
	const tenant = useTenant();
	const shown = useAccess("realisationlist") && tenant.sharedLocations !== true;
	const { data } = useRealisations({ enabled: shown });
	return useMemo(() => (shown && data ? realisationPoints(data.records, tenant) : NONE), [shown, data, tenant]);
}

type StepOrder = Pick<TenantConfiguration, "steps" | "realisationStartsAt">;

/** Processes of known places. A process is a suggestion until the step where realisation starts, then in progress. */
export function realisationPoints(records: readonly KeptRealisation[], order: StepOrder): readonly RealisationPoint[] {
	return records.flatMap((realisation) => {
		const { Latitude: latitude, Longitude: longitude } = realisation.CurrentLocation;
		if (typeof latitude !== "number" || typeof longitude !== "number") return [];
		const { uuid, reference: label } = realisation;
		return [{ uuid, latitude, longitude, symbol: symbolOf(realisation, order), label, realisation }];
	});
}

function symbolOf({ status, flow }: KeptRealisation, { steps = [], realisationStartsAt }: StepOrder) {
	if (status.completed.enabled) return "realized";
	if (status.cancelled.enabled) return "rejected";
	const place = (code: string | null | undefined) => steps.findIndex(({ step }) => step === code?.split("-")[0]);
	const start = place(realisationStartsAt);
	return start >= 0 && place(flow.activeStep) >= start ? "in-progress" : "suggestion";
}
