import { type CompiledFlow, isEmpty, type RealisationEvent, type RealisationRecord } from "../../../engine/index.ts";
import { type PlacedField, placedFields } from "./placed-fields.ts";

/** What was given in a round of the process, and emptied when it was put back to an earlier step. */
export interface EarlierRound {
	/** The event that ended the round: in `meta.step` the step to which the process was put back. */
	readonly event: RealisationEvent;
	/** Number of the last event before the act that ended it, from 1; null if there is none. */
	readonly before: number | null;
	/** The emptied answers, in the order of the steps; at least one. */
	readonly answers: readonly EmptiedAnswer[];
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
	return Events.flatMap((event) => {
		const flow = flowAt(event);
		const emptied = new Map((event.meta.changes ?? []).flatMap(({ path, from, to }) => (to === undefined ? [[path, from]] : [])));
		if (event.type !== "step-reset" || flow === undefined || emptied.size === 0) return [];
		const answers = [...placedFields([flow]).values()].flatMap((field) => {
			const value = emptied.get(field.path);
			return isEmpty(value) ? [] : [{ field, value }];
		});
		const start = Events.findIndex(({ ts, userId }) => ts === event.ts && userId === event.userId);
		return answers.length === 0 ? [] : [{ event, before: start === 0 ? null : start, answers }];
	});
}
