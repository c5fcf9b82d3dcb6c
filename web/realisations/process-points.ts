import { type MapState, processStatus, realisationOf, type StepCode } from "../../engine/index.ts";
import type { MapPoint } from "../map/map-point.ts";
import type { ConfiguredStep } from "../tenants/tenant-configuration.ts";
import type { KeptRealisation } from "./realisation-source.ts";

/** A map point that represents a process. */
export interface ProcessPoint extends MapPoint {
	/** Null while only its place is known: the rest is fetched when it is shown. */
	readonly process: Pick<KeptRealisation, "uuid" | "case_ref" | "address"> | null;
}

/** The tenant settings that decide how a process looks on a map. */
interface Surroundings {
	readonly steps: readonly ConfiguredStep[];
	/** From this step on a process counts as in progress. */
	readonly realisationStartsAt: StepCode;
}

/** The processes that have coordinates, as map points. */
export function processPoints(processes: readonly KeptRealisation[], surroundings: Surroundings): readonly ProcessPoint[] {
	return processes.flatMap((process) => {
		const { Latitude: latitude, Longitude: longitude } = process.CurrentLocation;
		if (typeof latitude !== "number" || typeof longitude !== "number") return [];
		return [{ uuid: process.uuid, latitude, longitude, symbol: mapStateOf(process, surroundings), label: process.reference, process }];
	});
}

/** A suggestion before the step where realisation starts, in progress from there on, then realised or rejected. */
function mapStateOf(process: KeptRealisation, { steps, realisationStartsAt }: Surroundings): MapState {
	const status = processStatus(realisationOf(process).flags);
	if (status === "cancelled") return "rejected";
	if (status === "completed") return "realized";
	const place = (code: StepCode) => steps.findIndex(({ step }) => step === code);
	const from = place(realisationStartsAt);
	const active = process.flow.activeStep;
	return from >= 0 && active !== null && place(active) >= from ? "in-progress" : "suggestion";
}
