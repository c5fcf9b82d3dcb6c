import type { StepAvailability } from "../../../engine/index.ts";

/** Sub-steps of a track, or those that stand before the tracks. */
export interface RailTrack {
	readonly id: string;
	/** Null for the sub-steps before the tracks. */
	readonly label: string | null;
	readonly steps: readonly StepAvailability[];
}

/** A step of the main line with the sub-steps in it, track by track. */
export interface RailGroup {
	readonly step: StepAvailability;
	readonly tracks: readonly RailTrack[];
}

/** The steps as the rail shows them: sub-steps under their step, each track under its own name. */
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
