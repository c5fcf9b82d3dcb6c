import type { DemoScript, Move, Walk } from "./demo-script.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type PlainMove = Exclude<Move, { readonly use: string }>;

export interface ScheduledMove {
	readonly move: PlainMove;
	/** Milliseconds since 1970. */
	readonly at: number;
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
const DEFAULT_DAYS = [1, 10] as const;

/** The moves of one process with their instants: on working days, in office hours, never in the future. */
export function scheduleWalk(script: DemoScript, walk: Walk, random: SeededRandom, now: number): readonly ScheduledMove[] {
	const moves = expand(script, walk.moves).filter(({ chance = 1 }) => random.chance(chance));
	const gaps = moves.map(({ days = DEFAULT_DAYS }) => random.whole(...days));
	const ended = random.whole(...walk.ended);
	const length = gaps.slice(1).reduce((sum, gap) => sum + gap, 0);
	// A walk that is too long for the period is compressed.
	const pace = Math.min(1, Math.max(0, script.days - ended) / Math.max(1, length));
	let day = now - (ended + length * pace) * DAY_MS;
	let last = 0;
	return moves.map((move, place) => {
		if (place > 0) day += (gaps[place] ?? 0) * pace * DAY_MS;
		const latest = now - (moves.length - place) * QUARTER_MS;
		const office = atOffice(day, random);
		// If today's office hour is still to come, yesterday's is used.
		const wanted = office > latest ? atOffice(day - DAY_MS, random) : office;
		last = Math.min(Math.max(wanted, last + random.whole(8, 90) * 60_000), latest);
		return { move, at: last };
	});
}

function expand(script: DemoScript, moves: readonly Move[]): readonly PlainMove[] {
	return moves.flatMap((move) => {
		if (!("use" in move)) return [move];
		const fragment = script.fragments[move.use];
		if (fragment === undefined) throw new Error(`Demo data: there is no fragment "${move.use}".`);
		return expand(script, fragment);
	});
}

/** The same day, or the Friday before it, between half past seven and half past three in UTC. */
export function atOffice(instant: number, random: SeededRandom): number {
	const midnight = Math.floor(instant / DAY_MS) * DAY_MS;
	const weekday = new Date(midnight).getUTCDay();
	const daysBack = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
	return midnight - daysBack * DAY_MS + random.whole(450, 930) * 60_000;
}
