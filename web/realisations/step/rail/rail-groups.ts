import type { StepAvailability } from "../../../../engine/index.ts";

/** The sub-steps of a track, or those before the tracks. */
export interface RailTrack {
	readonly id: string;
	/** Null for the sub-steps before the tracks. */
	readonly label: string | null;
	readonly steps: readonly StepAvailability[];
}

/** A step of the main line with its sub-steps by track. */
interface RailGroup {
	readonly step: StepAvailability;
	readonly tracks: readonly RailTrack[];
}

/** Groups the steps for the rail. */
export function railGroups(steps: readonly StepAvailability[]): readonly RailGroup[] {
	return steps
		.filter(({ parent }) => parent === null)
		.map((step) => ({ step, tracks: tracksOf(steps.filter(({ parent }) => parent === step.code)) }));
}

function tracksOf(steps: readonly StepAvailability[]): readonly RailTrack[] {
	const tracks = new Map<string, { id: string; label: string | null; steps: StepAvailability[] }>();
	for (const step of steps) {
		const id = step.track?.id ?? "";
		const track = tracks.get(id) ?? { id, label: step.track?.label ?? null, steps: [] };
		track.steps.push(step);
		tracks.set(id, track);
	}
	return [...tracks.values()];
}
