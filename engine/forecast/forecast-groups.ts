import { type BackTest, backTest, forecastParts, isProven, leastFinished } from "./back-test.ts";
import { DurationCurve } from "./duration-curve.ts";
import type { PastProcess } from "./past-process.ts";

/** Whether a group of processes can forecast one more of its kind: too few were finished, the past was forecast badly, or it can. */
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

/** What processes of a type and geography code follow from. */
interface GroupsOfCode {
	readonly type: string;
	readonly code: string;
	/** Those of the code itself. */
	readonly own: ForecastGroup;
	/** Those of every code: of that type, or of all types where it has too few. */
	readonly all: ForecastGroup;
}

/** Processes that a group is made of at most: of more, so many of all times say the same, and keep nobody waiting. */
const mostInGroup = 5_000;

/** Of each type and geography code that there are processes of, one after the other: whoever asks can let others go first in between. */
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

/** As many of every time. */
function sampled(processes: readonly PastProcess[]): readonly PastProcess[] {
	if (processes.length <= mostInGroup) return processes;
	const ordered = [...processes].sort((one, other) => one.started - other.started);
	const step = ordered.length / mostInGroup;
	return Array.from({ length: mostInGroup }, (_, index) => ordered[Math.floor(index * step)]).filter((each) => each !== undefined);
}
