import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { RealisationEvent } from "../realisation/realisation.ts";
import { daysLeft, termText } from "./term-text.ts";
import { pressureOf, type TermDefinition, termsOf } from "./terms-of.ts";

/** With CLOCK_HISTORIES=100000 the test runs that many, in a minute. */
const histories = Number(process.env.CLOCK_HISTORIES ?? 400);

/**
 * The oracle walks from day to day by the calendar of Intl, with its own table of holidays, and checks for every night whether the process
 * stood still. It shares no code with the engine.
 */
const tables = {
	nl: `2026-01-01 2026-01-02 2026-04-03 2026-04-06 2026-04-27 2026-05-05 2026-05-14 2026-05-15 2026-05-25 2026-12-25 2026-12-26
	2027-01-01 2027-03-26 2027-03-29 2027-04-27 2027-05-05 2027-05-06 2027-05-07 2027-05-17 2027-12-25 2027-12-26
	2028-01-01 2028-04-14 2028-04-17 2028-04-27 2028-04-28 2028-05-05 2028-05-25 2028-05-26 2028-06-05 2028-12-25 2028-12-26`,
	be: `2026-01-01 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-07-21 2026-08-15 2026-11-01 2026-11-11 2026-12-25
	2027-01-01 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-07-21 2027-08-15 2027-11-01 2027-11-11 2027-12-25
	2028-01-01 2028-04-17 2028-05-01 2028-05-25 2028-06-05 2028-07-21 2028-08-15 2028-11-01 2028-11-11 2028-12-25`,
};
type Country = keyof typeof tables;
const holidays = { nl: new Set(tables.nl.split(/\s+/)), be: new Set(tables.be.split(/\s+/)) };
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short", timeStyle: "medium" });
const dayOf = (instant: number) => clock.format(instant).slice(0, 10);
const hour = 3_600_000;

/** Midnights in the years of the histories, found by checking every quarter of an hour. */
const midnights: readonly number[] = (() => {
	const found: number[] = [];
	let day = "";
	for (let at = Date.parse("2025-12-31T12:00:00Z"); at < Date.parse("2030-01-01T00:00:00Z"); at += hour / 4) {
		// No clock change, and no start of a day, happens in other hours.
		if (![22, 23].includes(new Date(at).getUTCHours())) continue;
		const next = dayOf(at);
		if (day !== "" && next !== day) found.push(at);
		day = next;
	}
	return found;
})();
const names = new Map(midnights.map((midnight) => [midnight, dayOf(midnight)]));

type Event = Pick<RealisationEvent, "type" | "ts"> & Partial<Pick<RealisationEvent, "meta">>;

function oracle(startedAt: number, days: number, working: boolean, events: readonly Event[], country: Country): string | null {
	const holds = events.filter(({ type }) => type.startsWith("onhold"));
	const heldAt = (instant: number) => holds.filter(({ ts }) => ts < instant).at(-1)?.type === "onhold-start";
	if (holds.at(-1)?.type === "onhold-start") return null;
	const given = events.filter(({ type, meta }) => type === "term-extend" && meta?.term?.startedAt === startedAt);
	let left = given.reduce((sum, { meta }) => sum + (meta?.term?.days ?? 0), days);
	for (const midnight of midnights) {
		if (midnight <= startedAt) continue;
		const day = names.get(midnight) ?? "";
		const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
		if (!heldAt(midnight) && !(working && (weekend || holidays[country].has(day)))) left -= 1;
		if (left === 0) return day;
	}
	throw new Error("the table of midnights is too short");
}

const term = (more: Partial<TermDefinition>): TermDefinition => ({ label: "Beoordeling", ends: { step: "2" }, ...more });
const open = (startedAt: number) => ({ values: {}, steps: { 2: { startedAt, completedAt: null } } });
const dueOf = (
	definition: TermDefinition,
	realisation: Parameters<typeof termsOf>[1],
	events: readonly Event[] = [],
	country: Country = "nl",
) => termsOf({ t: definition }, realisation, events, country)[0]?.due;
const at = (text: string) => Date.parse(text);

describe("a term", () => {
	it("ends on the day that a walk from day to day finds, whatever held it up, extended it or began it anew", () => {
		const from = at("2026-01-01T00:00:00Z");
		// Successive happenings, each some minutes after the one before: a switch between running and on hold, more days, or a new start.
		const happening = fc.oneof(
			{ weight: 4, arbitrary: fc.record({ act: fc.constant("turn" as const), minutes: fc.integer({ min: 1, max: 20 * 24 * 60 }) }) },
			{
				weight: 2,
				arbitrary: fc.record({
					act: fc.constant("extend" as const),
					minutes: fc.integer({ min: 0, max: 5 * 24 * 60 }),
					days: fc.integer({ min: 1, max: 25 }),
				}),
			},
			{ weight: 1, arbitrary: fc.record({ act: fc.constant("restart" as const), minutes: fc.integer({ min: 1, max: 10 * 24 * 60 }) }) },
		);
		const cases = fc.record({
			startedAt: fc.integer({ min: 0, max: 500 * 24 * 60 }).map((minutes) => from + minutes * 60_000),
			days: fc.integer({ min: 1, max: 40 }),
			working: fc.boolean(),
			country: fc.constantFrom<Country>("nl", "be"),
			past: fc.array(happening, { maxLength: 9 }),
		});
		const of = { name: "t", label: "Beoordeling", unit: "working", reason: "Onderzoek" } as const;
		fc.assert(
			fc.property(cases, ({ startedAt: first, days, working, country, past }) => {
				let [ts, startedAt, held] = [first, first, false];
				const events = past.flatMap((next): Event[] => {
					ts += next.minutes * 60_000;
					if (next.act === "turn") {
						held = !held;
						return [{ type: held ? "onhold-start" : "onhold-end", ts }];
					}
					if (held) return [];
					if (next.act === "restart") startedAt = ts;
					else return [{ type: "term-extend", ts, meta: { uuid: null, term: { ...of, days: next.days, startedAt } } }];
					return [];
				});
				const definition = term({ starts: { step: "2" }, days, unit: working ? "working" : "calendar", stops: ["onhold"] });
				expect(dueOf(definition, open(startedAt), events, country)).toBe(oracle(startedAt, days, working, events, country));
			}),
			{ numRuns: histories },
		);
	}, 600_000);

	it("counts the working days of the country, the Netherlands unless told otherwise", () => {
		const two = term({ starts: { step: "2" }, days: 2, unit: "working" });
		const days = (started: string) =>
			[undefined, "nl" as const, "be" as const].map((country) => dueOf(two, open(at(started)), [], country));
		expect(days("2027-07-19T09:00:00Z")).toEqual(["2027-07-21", "2027-07-21", "2027-07-22"]);
		expect(days("2027-04-26T09:00:00Z")).toEqual(["2027-04-29", "2027-04-29", "2027-04-28"]);
		const legal: TermDefinition = { label: "Bezwaar", legal: "awb-bezwaar", from: "Published" };
		expect(dueOf(legal, { values: { Published: "2027-06-09" }, steps: {} }, [], "be")).toBe("2027-07-21");
	});

	it("counts nights, also those in which a clock changes, and not hours", () => {
		const ten = term({ starts: { step: "2" }, days: 1 });
		expect(dueOf(ten, open(at("2026-03-28T22:59:00Z")))).toBe("2026-03-29");
		expect(dueOf(ten, open(at("2026-03-28T23:00:00Z")))).toBe("2026-03-30");
		expect(dueOf(ten, open(at("2026-10-25T22:59:00Z")))).toBe("2026-10-26");
	});

	it("stands still on hold where the tenant says so, and runs on where it does not", () => {
		const events: Event[] = [
			{ type: "onhold-start", ts: at("2026-11-10T09:00:00Z") },
			{ type: "onhold-end", ts: at("2026-11-12T09:00:00Z") },
		];
		const process = open(at("2026-11-09T09:00:00Z"));
		const ten = { starts: { step: "2" }, days: 10, unit: "working" } as const;
		expect(dueOf(term(ten), process, events)).toBe("2026-11-23");
		expect(dueOf(term({ ...ten, stops: ["onhold"] }), process, events)).toBe("2026-11-25");
		expect(termsOf({ t: term({ ...ten, stops: ["onhold"] }) }, process, events.slice(0, 1), "nl")).toEqual([
			expect.objectContaining({ name: "t", label: "Beoordeling", step: "2", party: null, due: null, stopped: true }),
		]);
	});

	it("of the law is six weeks after publication, later when that is a free day, whatever stands still", () => {
		const objection: TermDefinition = { label: "Bezwaar", legal: "awb-bezwaar", from: "TrafficDecision.PublicationDate" };
		const published = (day: unknown) => ({ values: { TrafficDecision: { PublicationDate: day } }, steps: {} });
		expect(dueOf(objection, published("2026-04-02"))).toBe("2026-05-18");
		expect(dueOf(objection, published("2026-11-20"))).toBe("2027-01-04");
		expect(dueOf(objection, published("2026-09-01"), [{ type: "onhold-start", ts: 0 }])).toBe("2026-10-13");
		for (const nothing of [undefined, "", "Cancelled", "2026-02-30", 5]) expect(dueOf(objection, published(nothing))).toBeUndefined();
	});

	it("is a planned date itself, until the step is done", () => {
		const planned = term({ from: "Plan.Date" });
		const values = { Plan: { Date: "2026-12-01" } };
		expect(dueOf(planned, { values, steps: { 2: { startedAt: 1, completedAt: null } } })).toBe("2026-12-01");
		expect(dueOf(planned, { values, steps: { 2: { startedAt: 1, completedAt: 2 } } })).toBeUndefined();
		expect(dueOf(planned, { values, steps: {} })).toBeUndefined();
		expect(dueOf(term({ from: "Plan.Date", days: 2, unit: "working" }), { values, steps: open(1).steps })).toBe("2026-12-03");
	});

	it("is late from the day after its last, and stands out shortly before", () => {
		const now = at("2026-11-23T22:30:00Z");
		const state = (due: string, warn?: number) => pressureOf(warn === undefined ? {} : { warn }, due, now);
		expect(state("2026-11-22")).toEqual({ left: -1, state: "late" });
		expect(state("2026-11-23")).toEqual({ left: 0, state: "near" });
		expect(state("2026-11-26")).toEqual({ left: 3, state: "near" });
		expect(state("2026-11-27")).toEqual({ left: 4, state: "running" });
		expect(state("2026-11-24", 0)).toEqual({ left: 1, state: "running" });
	});

	it("is told in the same words everywhere, whichever way its last day lies", () => {
		const now = at("2026-11-23T22:30:00Z");
		const words = ["2026-11-27", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-19"].map((due) => termText(daysLeft(due, now)));
		expect(words).toEqual(["nog 4 dagen", "nog 1 dag", "vandaag", "verlopen sinds 1 dag", "verlopen sinds 4 dagen"]);
	});
});
