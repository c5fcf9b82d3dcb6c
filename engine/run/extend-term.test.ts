import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ExtendTerm, Outcome } from "../command/command.ts";
import type { Surroundings } from "../realisation/realisation.ts";
import { termsOf } from "../terms/index.ts";
import * as processTexts from "../texts/process.ts";
import * as termTexts from "../texts/terms.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { tenant } from "./fixtures/random-walk.ts";

const terms: NonNullable<Surroundings["tenant"]["terms"]> = {
	advies: {
		label: "Advies",
		starts: { step: "2" },
		ends: { step: "2" },
		days: 10,
		unit: "working",
		stops: ["onhold"],
		extends: { roles: ["municipality"], most: 8 },
	},
	vast: { label: "Vast", starts: { step: "2" }, ends: { step: "2" }, days: 10 },
	bezwaar: { label: "Bezwaar", from: "Decision.PublicationDate", legal: "awb-bezwaar" },
};
const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
	process.save("1", "2", { Location: place, Spots: { Type: "station", Count: 2 } });
});

const extend = (more: Partial<ExtendTerm>, roles: readonly string[] = ["municipality"]): Outcome =>
	process.send({ kind: "extend-term", term: "advies", reason: "Wacht op onderzoek", ...more }, roles, {
		tenant: { ...tenant, terms },
		past: [...process.events],
	});
const advice = () => termsOf(terms, process.realisation(), process.events, "nl").find(({ name }) => name === "advies");
const due = () => advice()?.due;

describe("extending a term", () => {
	it("moves its last day by working days of the tenant's own country, and until one of those only", () => {
		const until = (country: "nl" | "be") =>
			process.send({ kind: "extend-term", term: "advies", reason: "Wacht op onderzoek", until: "2026-05-01" }, ["municipality"], {
				tenant: {
					...tenant,
					terms: { advies: { ...terms.advies, label: "Advies", days: 40, extends: { roles: ["municipality"], most: 30 } } },
					country,
				},
				past: [...process.events],
			});
		expect(until("nl")).toMatchObject({ refused: false });
		expect(until("be")).toMatchObject({ refused: true, message: termTexts.notCounted });
	});

	it("gives it days of its own clock, in one event that says by whom, how far and why, and changes nothing else", () => {
		const before = process.realisation();
		expect(due()).toBe("2026-03-13");
		const outcome = extend({ days: 3, reason: "  Wacht op onderzoek\n" });
		expect(outcome).toMatchObject({
			refused: false,
			target: "2",
			events: [
				{
					type: "term-extend",
					userId: "somebody",
					meta: { step: "2", term: { name: "advies", label: "Advies", days: 3, unit: "working", reason: "Wacht op onderzoek" } },
				},
			],
		});
		expect(process.realisation()).toEqual(before);
		expect(due()).toBe("2026-03-18");
	});

	it("goes by a new last day as well, which must be a day that counts and lie after the one there is", () => {
		expect(extend({ until: "2026-03-13" })).toMatchObject({ code: "term-extension" });
		expect(extend({ until: "2026-03-14" })).toMatchObject({ code: "term-extension", message: expect.stringContaining("werkdag") });
		expect(extend({ until: "2026-02-30" })).toMatchObject({ code: "term-extension", message: expect.stringContaining("bestaande datum") });
		expect(extend({ until: "2026-03-20", days: 5 })).toMatchObject({ code: "term-extension" });
		expect(extend({ until: "2026-03-20" })).toMatchObject({ events: [{ meta: { term: { days: 5 } } }] });
		expect(due()).toBe("2026-03-20");
	});

	it("goes no further than agreed, all extensions together, and not without a reason", () => {
		expect(extend({ days: 5, reason: " \n" })).toMatchObject({ code: "reason-missing" });
		expect(extend({ days: 5, reason: "x".repeat(301) })).toMatchObject({ code: "comment-too-long" });
		for (const days of [0, -1, 1.5]) {
			expect(extend({ days })).toMatchObject({ code: "term-extension", message: expect.stringMatching(/heel aantal.* 8 werkdagen/) });
		}
		expect(extend({ days: 9 })).toMatchObject({ code: "term-extension", message: expect.stringContaining("8 werkdagen") });
		expect(extend({ days: 6 })).toMatchObject({ refused: false });
		expect(extend({ days: 3 })).toMatchObject({ code: "term-extension", message: expect.stringContaining("2 werkdagen") });
		expect(extend({ days: 2 })).toMatchObject({ refused: false });
		expect(extend({ days: 1 })).toMatchObject({ code: "term-extension", message: expect.stringContaining("afgesproken") });
	});

	it("is for the roles that the tenant names, and for no term of the law or without a rule", () => {
		expect(extend({ days: 1 }, ["cpo"])).toMatchObject({ code: "forbidden" });
		for (const term of ["bezwaar", "vast", "onbekend", "toString"]) expect(extend({ term, days: 1 })).toMatchObject({ code: "term-fixed" });
	});

	it("waits while the process stands still, and is over with the step; a step that begins anew has its own days again", () => {
		extend({ days: 4 });
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(extend({ days: 1 })).toMatchObject({ code: "locked" });
		process.send({ kind: "set-status", status: "onhold", action: "disable" }, ["cpo"]);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		expect(extend({ days: 1 })).toMatchObject({ code: "term-fixed", message: expect.stringContaining("loopt niet") });
		process.save("1", "2", { Location: { ...place, Remarks: "nader" }, Spots: { Type: "hub", Count: 1 } });
		expect(due()).toBe("2026-03-13");
		expect(extend({ days: 8 })).toMatchObject({ refused: false });
	});

	describe("undone", () => {
		const undo = (roles: readonly string[] = ["municipality"], now: typeof terms = terms): Outcome =>
			process.send({ kind: "undo" }, roles, { tenant: { ...tenant, terms: now }, past: [...process.events] });

		it("has the last day and the room that it had before, in an event that says what it undoes, also when no room was left", () => {
			extend({ days: 3 });
			extend({ days: 5 });
			const at = process.events.at(-1)?.ts;
			const before = process.realisation();
			expect(due()).toBe("2026-03-25");
			expect(undo()).toMatchObject({
				refused: false,
				target: "2",
				events: [{ type: "term-extend", meta: { step: "2", undoesAt: at, term: { name: "advies", days: -5, reason: "" } } }],
			});
			expect(process.realisation()).toEqual(before);
			expect(due()).toBe("2026-03-18");
			expect(advice()?.extensions.map(({ days }) => days)).toEqual([3]);
			expect(extend({ days: 6 })).toMatchObject({ code: "term-extension", message: expect.stringContaining("5 werkdagen") });
			expect(undo()).toMatchObject({ code: "not-undoable", message: processTexts.undoingIsNotUndone });
			expect(extend({ days: 5 })).toMatchObject({ refused: false });
		});

		it("is so by whoever may extend it, as long as nothing else happened and the tenant has it extended", () => {
			extend({ days: 3 });
			expect(undo(["cpo"])).toMatchObject({ code: "forbidden" });
			const { extends: _, ...fixed } = terms.advies ?? { label: "" };
			expect(undo(["municipality"], { ...terms, advies: fixed })).toMatchObject({ code: "not-undoable", message: termTexts.fixedTerm });
			process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
			undo(["cpo"]);
			expect(process.realisation().flags.onhold).toBe(false);
			expect(undo()).toMatchObject({ code: "not-undoable" });
			expect(due()).toBe("2026-03-18");
		});
	});
});
