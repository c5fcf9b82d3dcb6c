import type { StepDefinition } from "../../../engine/index.ts";

/** A step or sub-step, and its place in the flow's file. */
export interface PlacedStep {
	readonly step: StepDefinition;
	readonly place: readonly (string | number)[];
}

/** Every step of a flow, in order, each followed by its sub-steps. */
export function placedSteps(steps: readonly StepDefinition[], place: readonly (string | number)[] = ["steps"]): readonly PlacedStep[] {
	return steps.flatMap((step, index) => {
		const at = [...place, index];
		const { first = [], tracks = [] } = step.children ?? { tracks: [] };
		return [
			{ step, place: at },
			...placedSteps(first, [...at, "children", "first"]),
			...tracks.flatMap((track, number) => placedSteps(track.steps, [...at, "children", "tracks", number, "steps"])),
		];
	});
}

/** The innermost step that contains a place in the flow's file. */
export function stepAt(steps: readonly PlacedStep[], place: readonly (string | number)[]): PlacedStep | undefined {
	return steps.findLast((candidate) => candidate.place.every((part, index) => place[index] === part));
}
