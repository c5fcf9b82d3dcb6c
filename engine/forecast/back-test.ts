import { DurationCurve } from "./duration-curve.ts";
import type { PastProcess } from "./past-process.ts";

/** Parts of the processes that are finished by the first and the last day of a forecast. */
export const forecastParts = { first: 0.5, last: 0.85 } as const;

/** Finished processes from which on a group says something about the next one, and forecasts of the past that prove it. */
export const leastFinished = 30;
const leastTests = 30;

/** Days between the moments at which the past is forecast, and how many of them. */
const everyDays = 28;
const moments = 26;

export interface BackTest {
	/** Forecasts whose last day has passed. */
	readonly tests: number;
	/** Those of processes that were finished by then. */
	readonly hits: number;
}

/**
 * What the forecast would have said on days of the past two years, by what was known on each, of the processes that ran then.
 * Only a forecast whose last day has passed is judged, whatever became of the process: to wait for how it ended
 * would leave out those that take long. One that was cancelled before that day says nothing.
 */
export function backTest(processes: readonly PastProcess[], asOf: number): BackTest {
	let [tests, hits] = [0, 0];
	for (let moment = 1; moment <= moments; moment++) {
		const then = asOf - moment * everyDays;
		const curve = new DurationCurve(processes, then);
		if (curve.finished < leastFinished) break;
		const said = new Map<number, number | null>();
		for (const { started, ended, finished } of processes) {
			if (started > then || (ended !== null && ended <= then)) continue;
			const known = said.get(started);
			const days = known === undefined ? curve.daysFor(forecastParts.last, then - started) : known;
			said.set(started, days);
			if (days === null || started + days > asOf) continue;
			const isOver = ended !== null && ended <= Math.min(asOf, started + days);
			if (isOver && !finished) continue;
			tests += 1;
			if (isOver) hits += 1;
		}
	}
	return { tests, hits };
}

/** Whether what was forecast came true as often as it says: in 80 to 90 of 100 times. */
export function isProven({ tests, hits }: BackTest): boolean {
	return tests >= leastTests && hits >= 0.8 * tests && hits <= 0.9 * tests;
}
