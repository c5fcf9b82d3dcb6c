import { type BackTest, backTest, forecastParts, isProven, leastFinished } from "./back-test.ts";
import { DurationCurve } from "./duration-curve.ts";
import type { PastProcess } from "./past-process.ts";

/** Whether a group of processes can forecast another of its kind: too few were finished, past forecasts were poor, or it can. */
export type ForecastState = "few" | "unproven" | "given";

/**
 * Days on which a process is expected to be finished, as numbers: half of the processes like it are by the first, 85 of 100 by the last.
 */
export interface ExpectedDays {
	readonly first: number;
	readonly last: number;
}

/** Processes of one type, in one municipality or everywhere, and the forecast for another that follows from them. */
export class ForecastGroup {
	readonly state: ForecastState;
	/** Number of its processes that were finished. */
	readonly cases: number;
	readonly test: BackTest;
	readonly #curve: DurationCurve;
	readonly #asOf: number;

	/** Uses what was known at the end of a day. */
	constructor(processes: readonly PastProcess[], asOf: number) {
		this.#asOf = asOf;
		this.#curve = new DurationCurve(processes, asOf);
		this.cases = this.#curve.finished;
		const isFew = this.cases < leastFinished;
		this.test = isFew ? { tests: 0, hits: 0 } : backTest(processes, asOf);
		this.state = isFew ? "few" : isProven(this.test) ? "given" : "unproven";
	}

	/** The forecast for an unfinished process that was created on this day. Null when the group cannot forecast one that old. */
	expected(started: number): ExpectedDays | null {
		if (this.state !== "given") return null;
		const age = this.#asOf - started;
		const [first, last] = [this.#curve.daysFor(forecastParts.first, age), this.#curve.daysFor(forecastParts.last, age)];
		return first === null || last === null ? null : { first: started + first, last: started + last };
	}
}

/** The groups from which a process of a type and geography code is forecast. */
interface GroupsOfCode {
	readonly type: string;
	readonly code: string;
	/** Processes of the code itself. */
	readonly own: ForecastGroup;
	/** Processes of every code: of that type, or of all types where it has too few. */
	readonly all: ForecastGroup;
}

/** The most processes in a group: more would give the same forecast, and take longer. Larger groups are sampled over their whole period. */
const mostInGroup = 5_000;

/**
 * Yields the groups for each type and geography code that has processes, one at a time: the caller can give way to other work in between.
 */
export function* forecastGroups(processes: readonly PastProcess[], asOf: number): Generator<GroupsOfCode> {
	const everything = new ForecastGroup(sampled(processes), asOf);
	for (const [type, ofType] of grouped(processes, (process) => process.type)) {
		const group = new ForecastGroup(sampled(ofType), asOf);
		const all = group.state === "few" ? everything : group;
		for (const [code, ofCode] of grouped(ofType, (process) => process.code)) {
			yield { type, code, own: new ForecastGroup(sampled(ofCode), asOf), all };
		}
	}
}

function grouped(processes: readonly PastProcess[], by: (process: PastProcess) => string): ReadonlyMap<string, readonly PastProcess[]> {
	const groups = new Map<string, PastProcess[]>();
	for (const process of processes) {
		const known = groups.get(by(process));
		if (known === undefined) groups.set(by(process), [process]);
		else known.push(process);
	}
	return groups;
}

/** Takes processes at even intervals over time. */
function sampled(processes: readonly PastProcess[]): readonly PastProcess[] {
	if (processes.length <= mostInGroup) return processes;
	const ordered = [...processes].sort((one, other) => one.started - other.started);
	const step = ordered.length / mostInGroup;
	return Array.from({ length: mostInGroup }, (_, index) => ordered[Math.floor(index * step)]).filter((each) => each !== undefined);
}
