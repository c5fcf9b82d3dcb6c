import { type BackTest, backTest, forecastParts, isProven, leastFinished } from "./back-test.ts";
import { DurationCurve } from "./duration-curve.ts";
import type { PastProcess } from "./past-process.ts";

/** Whether a group of processes forecasts another of it: too few were finished, the past was forecast badly, or it does. */
export type ForecastState = "few" | "unproven" | "given";

/** Days on which a process is expected to be finished, as numbers: half of those like it are by the first, 85 of 100 by the last. */
export interface ExpectedDays {
	readonly first: number;
	readonly last: number;
}

/** Processes of one type, in one municipality or everywhere, and what follows from them for another. */
export class ForecastGroup {
	readonly state: ForecastState;
	/** Processes of it that were finished. */
	readonly cases: number;
	readonly test: BackTest;
	readonly #curve: DurationCurve;
	readonly #asOf: number;

	/** By what was known at the end of a day. */
	constructor(processes: readonly PastProcess[], asOf: number) {
		this.#asOf = asOf;
		this.#curve = new DurationCurve(processes, asOf);
		this.cases = this.#curve.finished;
		const isFew = this.cases < leastFinished;
		this.test = isFew ? { tests: 0, hits: 0 } : backTest(processes, asOf);
		this.state = isFew ? "few" : isProven(this.test) ? "given" : "unproven";
	}

	/** Of a process that was created on a day and is not finished. Null when the group says nothing of one that old. */
	expected(started: number): ExpectedDays | null {
		if (this.state !== "given") return null;
		const age = this.#asOf - started;
		const [first, last] = [this.#curve.daysFor(forecastParts.first, age), this.#curve.daysFor(forecastParts.last, age)];
		return first === null || last === null ? null : { first: started + first, last: started + last };
	}
}

/** Those of one type: each geography code by itself, and all of them. */
export interface TypeGroups {
	readonly all: ForecastGroup;
	readonly byCode: ReadonlyMap<string, ForecastGroup>;
}

/** Processes that a group is made of at most: of more, so many of all times say the same, and keep nobody waiting. */
const mostInGroup = 5_000;

/** The groups of a type. `processes`: of that type alone. */
export function forecastGroups(processes: readonly PastProcess[], asOf: number): TypeGroups {
	const byCode = new Map<string, PastProcess[]>();
	for (const process of processes) {
		const known = byCode.get(process.code);
		if (known === undefined) byCode.set(process.code, [process]);
		else known.push(process);
	}
	return {
		all: new ForecastGroup(sampled(processes), asOf),
		byCode: new Map([...byCode].map(([code, of]) => [code, new ForecastGroup(sampled(of), asOf)])),
	};
}

/** As many of every time. */
function sampled(processes: readonly PastProcess[]): readonly PastProcess[] {
	if (processes.length <= mostInGroup) return processes;
	const ordered = [...processes].sort((one, other) => one.started - other.started);
	const step = ordered.length / mostInGroup;
	return Array.from({ length: mostInGroup }, (_, index) => ordered[Math.floor(index * step)]).filter((each) => each !== undefined);
}
