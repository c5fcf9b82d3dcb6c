import { DurationCurve } from "./duration-curve.ts";
import type { PastProcess } from "./past-process.ts";

/** Fractions of the processes that are finished by the first and the last day of a forecast. */
export const forecastParts = { first: 0.5, last: 0.85 } as const;

/** The least number of finished processes that allows a forecast, and of past forecasts that prove it. */
export const leastFinished = 30;
const leastTests = 30;

/** Days between the past moments at which forecasts are tested, and the number of those moments. */
const everyDays = 28;
const moments = 26;

export interface BackTest {
	/** Forecasts whose last day has passed. */
	readonly tests: number;
	/** Those among them whose process was finished by then. */
	readonly hits: number;
}

/**
 * Tests what would have been forecast on days in the past two years, from what was known on each, for the processes that ran then. Only a
 * forecast whose last day has passed is judged, whatever became of the process: waiting for its end would leave out the slow ones. A
 * process that was cancelled before that day says nothing.
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

/** Whether forecasts came true as often as they claim: in 80 to 90 of 100 cases. */
export function isProven({ tests, hits }: BackTest): boolean {
	return tests >= leastTests && hits >= 0.8 * tests && hits <= 0.9 * tests;
}
