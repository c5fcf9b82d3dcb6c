import { type CompiledFlow, isEmpty, type RealisationEvent, type RealisationRecord } from "../../../engine/index.ts";
import { type PlacedField, placedFields } from "./placed-fields.ts";

/** What was given in a round of the process, and emptied or replaced when it was put back to an earlier step. */
export interface EarlierRound {
	/** The event that ended the round: in `meta.step` the step to which the process was put back. */
	readonly event: RealisationEvent;
	/** Number of the last event before the act that ended it, from 1; null if there is none. */
	readonly before: number | null;
	/** The answers as they were, in the order of the steps; at least one. */
	readonly answers: readonly EarlierAnswer[];
}

interface EarlierAnswer {
	readonly field: PlacedField;
	readonly value: unknown;
}

/**
 * The rounds of a process that ended with answers being emptied or replaced, as an accepted alternative replaces the place that was judged,
 * oldest first. Answers that this person may not see are not in the record. `flowAt`: the flow in the version of an event; undefined while it is not loaded.
 */
export function earlierRounds(
	{ Events }: Pick<RealisationRecord, "Events">,
	flowAt: (event: RealisationEvent) => CompiledFlow | undefined,
): readonly EarlierRound[] {
	return Events.flatMap((event) => {
		const flow = flowAt(event);
		if (event.type !== "step-reset" || flow === undefined) return [];
		const start = Events.findIndex(({ ts, userId }) => ts === event.ts && userId === event.userId);
		// Of the same act, but for what the person answered in it.
		const act = Events.slice(start, Events.indexOf(event) + 1).filter(({ type }) => type !== "step-save");
		// What a field had before the act is in the first of its changes: a place is first disconnected, then another connected.
		const earlier = new Map(
			act
				.flatMap(({ meta }) => meta.changes ?? [])
				.reverse()
				.map(({ path, from }) => [path, from]),
		);
		const answers = [...placedFields([flow]).values()].flatMap((field) => {
			const value = earlier.get(field.path);
			return isEmpty(value) ? [] : [{ field, value }];
		});
		return answers.length === 0 ? [] : [{ event, before: start === 0 ? null : start, answers }];
	});
}
