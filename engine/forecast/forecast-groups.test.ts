import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { DurationCurve } from "./duration-curve.ts";
import { ForecastGroup, forecastGroups } from "./forecast-groups.ts";
import type { PastProcess } from "./past-process.ts";
import { spanText } from "./span-text.ts";

/**
 * The oracle: Efron's redistribution. All processes begin with equal weight; from the shortest duration on, each that left unfinished hands
 * its weight out in equal parts to all that lasted longer. The result is a weight for each duration, from which draws can be made.
 */
function weights(processes: readonly PastProcess[], asOf: number): readonly { readonly days: number; readonly weight: number }[] {
	const known = processes.filter(({ started }) => started <= asOf);
	const lasted = known.map(({ started, ended, finished }) => {
		const over = ended !== null && ended <= asOf;
		return { days: (over ? ended : asOf) - started, finished: over && finished, weight: 1 / known.length };
	});
	lasted.sort((one, other) => one.days - other.days || Number(other.finished) - Number(one.finished));
	for (const [index, one] of lasted.entries()) {
		if (one.finished) continue;
		const after = lasted.slice(index + 1);
		for (const other of after) other.weight += one.weight / after.length;
		one.weight = 0;
	}
	return lasted.filter(({ weight }) => weight > 0);
}

/**
 * The shortest duration above an age within which this fraction of the weight above that age lies; null when the weight does not suffice.
 */
function oracleDays(processes: readonly PastProcess[], asOf: number, part: number, age: number): number | null {
	const all = weights(processes, asOf);
	const before = all.filter(({ days }) => days <= age).reduce((sum, { weight }) => sum + weight, 0);
	let sum = 0;
	for (const { days, weight } of all) {
		if (days <= age) continue;
		sum += weight;
		if (sum >= part * (1 - before) - 1e-9) return days;
	}
	return null;
}

function oracleTest(processes: readonly PastProcess[], asOf: number) {
	let [tests, hits] = [0, 0];
	for (let then = asOf - 28; then >= asOf - 26 * 28; then -= 28) {
		if (processes.filter(({ ended, finished }) => finished && ended !== null && ended <= then).length < 30) return { tests, hits };
		for (const { started, ended, finished } of processes) {
			const runs = started <= then && (ended === null || ended > then);
			const days = runs ? oracleDays(processes, then, 0.85, then - started) : null;
			if (days === null || started + days > asOf) continue;
			if (ended === null || ended > started + days) tests += 1;
			else if (finished) [tests, hits] = [tests + 1, hits + 1];
		}
	}
	return { tests, hits };
}

/** A reproducible sequence of numbers between 0 and 1. */
function drawing(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Processes over some years at regular intervals, with durations from `takes`; some are cancelled. `now`: the last day that is known. */
function processesOf(now: number, count: number, takes: (started: number, draw: number) => number, seed = 1): readonly PastProcess[] {
	const draw = drawing(seed);
	return Array.from({ length: count }, (_, index) => {
		const started = now - 1000 + Math.floor((index * 1000) / count);
		const cancelled = draw() < 0.08;
		const ended = started + Math.floor(takes(started, draw()) * (cancelled ? draw() : 1));
		return {
			code: index % 3 === 0 ? "A" : "B",
			type: "t",
			started,
			ended: ended <= now ? ended : null,
			finished: ended <= now && !cancelled,
		};
	});
}

const steady = (_: number, draw: number) => 60 + 140 * draw;
const now = 20_000;

describe("the forecast of a process", () => {
	it("is that of the product limit, as weights that are handed on say it too", () => {
		const process = fc
			.record({ started: fc.integer({ min: now - 700, max: now }), takes: fc.integer({ min: 0, max: 300 }), finished: fc.boolean() })
			.map(({ started, takes, finished }): PastProcess => {
				const ended = started + takes;
				return { code: "A", type: "t", started, ended: ended <= now ? ended : null, finished: finished && ended <= now };
			});
		fc.assert(
			fc.property(fc.array(process, { minLength: 40, maxLength: 120 }), fc.integer({ min: 0, max: 320 }), (processes, age) => {
				const group = new ForecastGroup(processes, now);
				const finished = processes.filter(({ finished }) => finished).length;
				expect(group.cases).toBe(finished);
				if (finished < 30) return expect(group.state).toBe("few");
				expect(group.test).toEqual(oracleTest(processes, now));
				const days = [0.5, 0.85].map((part) => oracleDays(processes, now, part, age));
				if (group.state !== "given") return expect(group.expected(now - age)).toBeNull();
				const [first, last] = days.map((each) => (each === null ? null : each - age + now));
				expect(group.expected(now - age)).toEqual(first === null || last === null ? null : { first, last });
			}),
			{ numRuns: 40 },
		);
	});

	it("says what two thousand draws say", () => {
		const processes = processesOf(now, 400, steady);
		const group = new ForecastGroup(processes, now);
		expect(group.state).toBe("given");
		for (const age of [-1, 30, 90, 150]) {
			const draw = drawing(age + 7);
			const all = weights(processes, now).filter(({ days }) => days > age);
			const total = all.reduce((sum, { weight }) => sum + weight, 0);
			const drawn = Array.from({ length: 2000 }, () => {
				let at = draw() * total;
				for (const { days, weight } of all) {
					at -= weight;
					if (at <= 0) return days;
				}
				return 0;
			});
			const days = group.expected(now - age);
			expect(days?.last).toBe((oracleDays(processes, now, 0.85, age) ?? 0) + now - age);
			const within = (last: number | undefined) => drawn.filter((each) => each <= (last ?? 0) - now + age).length / 2000;
			expect(Math.abs(within(days?.first) - 0.5)).toBeLessThan(0.04);
			expect(Math.abs(within(days?.last) - 0.85)).toBeLessThan(0.04);
		}
	});

	it("comes later the longer a process takes, and is not given of one that takes longer than all others", () => {
		const group = new ForecastGroup(processesOf(now, 400, steady), now);
		const lasts = [10, 60, 120, 180].map((age) => (group.expected(now - age)?.last ?? 0) - now);
		expect(lasts).toEqual([...lasts].sort((one, other) => other - one));
		expect(group.expected(now - 400)).toBeNull();
	});

	it("counts those that are not finished: without them the slow ones would not be heard", () => {
		const processes = processesOf(now, 400, (_, draw) => (draw < 0.65 ? 40 : 700));
		const finished = processes.filter(({ finished }) => finished);
		const after = (of: readonly PastProcess[]) => new DurationCurve(of, now).daysFor(0.85, 30);
		expect([after(processes), after(finished)]).toEqual([700, 40]);
	});

	it("is given only where forecasts of the past came true as often as they say", () => {
		expect(new ForecastGroup(processesOf(now, 400, steady), now).state).toBe("given");
		const slower = processesOf(now, 400, (started, draw) => steady(started, draw) * (started < now - 400 ? 1 : 2));
		// All are finished by the last day: more often than in 85 of 100 cases.
		const cautious = processesOf(now, 400, () => 100);
		for (const processes of [slower, cautious]) {
			const { state, test } = new ForecastGroup(processes, now);
			expect(test.tests).toBeGreaterThan(100);
			expect(state).toBe("unproven");
		}
	});

	it("is made of one municipality, or of all of them, of its type or of all types, with too few said as such", () => {
		const processes = processesOf(now, 120, steady);
		const finishedOf = (of: readonly PastProcess[]) => of.filter(({ finished }) => finished).length;
		const inA = processes.filter(({ code }) => code === "A");
		const rare = processes.slice(0, 6).map((process) => ({ ...process, type: "rare" }));
		const groups = [...forecastGroups([...processes, ...rare], now)].map(({ type, code, own, all }) => [type, code, own.cases, all.cases]);
		const [every, ofType] = [finishedOf([...processes, ...rare]), finishedOf(processes)];
		expect(groups).toEqual([
			["t", "A", finishedOf(inA), ofType],
			["t", "B", ofType - finishedOf(inA), ofType],
			["rare", "A", 2, every],
			["rare", "B", finishedOf(rare) - 2, every],
		]);
		const [few] = [...forecastGroups(processes.slice(0, 20), now)];
		expect(few?.all).toMatchObject({ state: "few", cases: finishedOf(processes.slice(0, 20)) });
		expect(few?.all.expected(now)).toBeNull();
	});

	it("is said as roughly as it is known", () => {
		expect(spanText("2027-01-14", "2027-03-03", "2027-01-02")).toBe("half jan tot begin mrt");
		expect(spanText("2027-01-14", "2027-03-03", "2026-11-26")).toBe("half jan tot begin mrt 2027");
		expect(spanText("2026-12-24", "2027-03-31", "2026-11-26")).toBe("eind dec tot eind mrt 2027");
		expect(spanText("2027-12-24", "2028-03-31", "2026-11-26")).toBe("eind dec 2027 tot eind mrt 2028");
		expect(spanText("2026-12-12", "2026-12-20", "2026-11-26")).toBe("half dec");
		expect(spanText("2026-12-10", "2026-12-11", "2026-11-26")).toBe("begin dec tot half dec");
	});
});
