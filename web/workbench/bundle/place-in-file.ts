import type { StepDefinition } from "../../../engine/index.ts";

/** A step of the flow's file and where it stands in it, sub-steps included. */
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

/** The step in which a place of the flow's file lies: the innermost one. */
export function stepAt(steps: readonly PlacedStep[], place: readonly (string | number)[]): PlacedStep | undefined {
	return steps.findLast((candidate) => candidate.place.every((part, index) => place[index] === part));
}
