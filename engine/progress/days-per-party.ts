import { calendarDays } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { progressDaysBetween, stopsIn } from "./durations.ts";
import { type RoundEvent, roundsIn } from "./step-rounds.ts";

/** The number of days that a process waited for each party. */
interface PartyDays {
	/** By role: days on which it could act on an open step, each day once, however many steps there were. */
	readonly parties: ReadonlyMap<string, number>;
	/** Days on hold, when the process waited for nobody, except those under a cancellation. */
	readonly held: number;
}

/**
 * Days per party, over every round of every step, by the clock of the process. A step with open sub-steps waits for the editors of those. A
 * day on which a process waits for two parties counts for each. `events`: as for `daysPerRound`.
 */
export function daysPerParty(flow: CompiledFlow, events: readonly RoundEvent[], now: number): PartyDays {
	const rounds = roundsIn(flow, events, now);
	const bounds = [...new Set(rounds.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
	const parties = new Map<string, number>();
	for (const [index, from] of bounds.entries()) {
		const to = bounds[index + 1];
		if (to === undefined) break;
		const open = rounds.flatMap((round) => (round.from <= from && round.to >= to ? (flow.steps.get(round.step) ?? []) : []));
		const days = open.length === 0 ? 0 : progressDaysBetween(events, from, to);
		if (days === 0) continue;
		const acting = open.filter((step) => !open.some(({ parent }) => parent === step));
		for (const role of new Set(acting.flatMap(({ definition }) => definition.access.edit))) {
			parties.set(role, (parties.get(role) ?? 0) + days);
		}
	}
	return { parties, held: heldDays(events, now) };
}

function heldDays(events: readonly RoundEvent[], now: number): number {
	const until = events.findLast(({ type }) => type === "completed")?.ts ?? now;
	const days = (why: Parameters<typeof stopsIn>[1]) =>
		stopsIn(events, why).reduce((sum, [from, to]) => sum + calendarDays(from, Math.max(from, Math.min(to ?? until, until))), 0);
	return days(["onhold", "cancelled"]) - days(["cancelled"]);
}
