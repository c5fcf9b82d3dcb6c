import { type CompiledFlow, type RealisationEvent, type RealisationRecord, sameValue } from "../../../engine/index.ts";
import { byStep, type PlacedField, placedFields } from "./placed-fields.ts";

/** What was given in a round of the process, and emptied when it was put back to an earlier step. */
export interface EarlierRound {
	/** The event that ended the round: in `meta.step` the step to which the process was put back. */
	readonly event: RealisationEvent;
	/** Number of the last event before the act that ended it, from 1; null if there is none. */
	readonly before: number | null;
	/** The emptied answers by step, in the order of the steps. */
	readonly answers: readonly (readonly [string, readonly EmptiedAnswer[]])[];
}

interface EmptiedAnswer {
	readonly field: PlacedField;
	readonly value: unknown;
}

/**
 * The rounds of a process that ended with answers being emptied, oldest first. Answers that this person may not see are not in the
 * record. `flowAt`: the flow in the version of an event; undefined while it is not loaded.
 */
export function earlierRounds(
	{ Events }: Pick<RealisationRecord, "Events">,
	flowAt: (event: RealisationEvent) => CompiledFlow | undefined,
): readonly EarlierRound[] {
	return Events.flatMap((event, index) => {
		const flow = flowAt(event);
		if (event.type !== "step-reset" || flow === undefined) return [];
		const fields = placedFields([flow]);
		const emptied = new Map((event.meta.changes ?? []).map(({ path, from, to }) => [path, to === undefined ? from : undefined]));
		const answers = [...fields.values()].flatMap((field) => {
			const value = emptied.get(field.path);
			return isEmpty(value) ? [] : [{ field, value }];
		});
		if (answers.length === 0) return [];
		const start = Events.findIndex(({ ts, userId }) => ts === event.ts && userId === event.userId);
		return [{ event, before: Math.min(start, index) || null, answers: byStep(answers, ({ field }) => field) }];
	});
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === "" || sameValue(value, []);
}
