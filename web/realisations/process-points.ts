import { type MapState, processStatus, realisationOf, type StepCode } from "../../engine/index.ts";
import type { MapPoint } from "../map/map-point.ts";
import type { ConfiguredStep } from "../tenants/tenant-configuration.ts";
import type { KeptRealisation } from "./realisation-source.ts";

/** A point of the map that still knows the process it stands for. */
export interface ProcessPoint extends MapPoint {
	readonly process: KeptRealisation;
}

/** What of the tenant decides how a process looks on a map. */
interface Surroundings {
	readonly steps: readonly ConfiguredStep[];
	/** Code of the step from which a process is in preparation. */
	readonly realisationStartsAt: StepCode;
}

/** Processes whose place is known as points of a map. */
export function processPoints(processes: readonly KeptRealisation[], surroundings: Surroundings): readonly ProcessPoint[] {
	return processes.flatMap((process) => {
		const { Latitude: latitude, Longitude: longitude } = process.CurrentLocation;
		if (typeof latitude !== "number" || typeof longitude !== "number") return [];
		return [{ uuid: process.uuid, latitude, longitude, symbol: mapStateOf(process, surroundings), label: process.reference, process }];
	});
}

/** A suggestion until the step where realisation starts, then in progress; realised at the end, rejected once cancelled. */
function mapStateOf(process: KeptRealisation, { steps, realisationStartsAt }: Surroundings): MapState {
	const status = processStatus(realisationOf(process).flags);
	if (status === "cancelled") return "rejected";
	if (status === "completed") return "realized";
	const place = (code: StepCode) => steps.findIndex(({ step }) => step === code);
	const from = place(realisationStartsAt);
	const active = process.flow.activeStep;
	return from >= 0 && active !== null && place(active) >= from ? "in-progress" : "suggestion";
}
