import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Command, Outcome } from "../command/command.ts";
import { progressDays, withoutUndone } from "../progress/durations.ts";
import type { RealisationEvent, Surroundings } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { chargingLocation, tenant } from "./fixtures/random-walk.ts";

const everybody = ["cpo", "municipality"];
const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const filled = { Location: place, Spots: { Type: "station", Count: 2 } };
const tag = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001";
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, everybody);
});

const undo = (roles: readonly string[] = everybody, more: Partial<Surroundings> = {}): Outcome =>
	process.send({ kind: "undo" }, roles, { past: [...process.events], ...more });
const hold: Command = { kind: "set-status", status: "onhold", action: "enable", reason: "other", comment: "Wacht" };
const resume: Command = { kind: "set-status", status: "onhold", action: "disable" };

describe("undoing the last act", () => {
	const acts: Readonly<Record<string, () => unknown>> = {
		"a hold": () => process.send(hold, ["cpo"]),
		"a resumption": () => {
			process.send(hold, ["cpo"]);
			return () => process.send(resume, ["cpo"]);
		},
		"a cancellation": () => process.send({ ...hold, status: "cancelled" } as Command, ["cpo"]),
		"a restoration": () => {
			process.send({ ...hold, status: "cancelled" } as Command, ["cpo"]);
			return () => process.send({ ...resume, status: "cancelled" } as Command, ["cpo"]);
		},
		"another party": () => process.send({ kind: "change-stakeholder", category: "municipality", slug: "municipality|c-0002" }, ["cpo"]),
		tags: () => process.send({ kind: "set-tags", tags: [tag] }, ["cpo"]),
		"a save": () => process.save("1", "1", filled, { complete: false }),
		"a completed step": () => process.save("1", "2", filled),
		"a correction": () => {
			process.save("1", "2", filled);
			return () => process.save("1", "1", { ...filled, Spots: { Type: "station", Count: 3 } }, { complete: false, correction: true });
		},
	};
	for (const [name, act] of Object.entries(acts)) {
		it(`puts the process back to exactly what it was, with an event that says which act: ${name}`, () => {
			let before = process.realisation();
			const later = act();
			if (typeof later === "function") {
				before = process.realisation();
				later();
			}
			const at = process.events.at(-1)?.ts;
			expect(process.realisation()).not.toEqual(before);
			expect(undo()).toMatchObject({ refused: false });
			expect(JSON.parse(JSON.stringify(process.realisation()))).toEqual(JSON.parse(JSON.stringify(before)));
			expect(process.events.at(-1)?.meta.undoesAt).toBe(at);
			expect(withoutUndone(process.events).some(({ ts, meta }) => ts === at || meta.undoesAt === at)).toBe(false);
			// An undo cannot itself be undone, so that pressing twice has the effect of pressing once.
			expect(undo()).toMatchObject({ refused: true, code: "not-undoable" });
		});
	}

	it("is for who may do the opposite, and refused where more happened or nothing did", () => {
		expect(undo()).toMatchObject({ refused: true, code: "not-undoable" });
		process.save("1", "2", filled);
		expect(undo(["municipality"])).toMatchObject({ refused: true, code: "forbidden" });
		process.send(hold, ["cpo"]);
		process.send(resume, ["cpo"]);
		// The resumption is now the last act: the completed step before it is out of reach.
		undo();
		expect(process.realisation()).toMatchObject({ flags: { onhold: true }, steps: { "1": { completedAt: expect.any(Number) } } });
	});

	it("leaves to people what went back a round, took a location along, or what the events no longer tell", () => {
		const locationUuid = tag;
		process.send({ kind: "connect-location", category: "selected", locationUuid }, everybody, { location: chargingLocation(locationUuid) });
		expect(undo()).toMatchObject({ refused: true, code: "not-undoable" });
		process.save("1", "2", filled);
		process.save("1", "2", filled);
		expect(undo()).toMatchObject({ refused: true, code: "not-undoable" });
		process.send({ kind: "set-tags", tags: [tag] }, ["cpo"]);
		expect(undo(everybody, { past: process.events.slice(1) })).toMatchObject({ refused: true, code: "not-undoable" });
		expect(undo(everybody, { past: [] })).toMatchObject({ refused: true, code: "not-undoable" });
	});

	it("is refused where the opposite would not give back exactly what there was, such as a reason that is called otherwise now", () => {
		process.send(hold, ["cpo"]);
		process.send(resume, ["cpo"]);
		const renamed = { ...tenant, onHoldReasons: [{ value: "other", text: "Anders" }] };
		expect(undo(everybody, { tenant: renamed })).toMatchObject({ refused: true, code: "not-undoable" });
		expect(undo()).toMatchObject({ refused: false });
	});

	it("says why not, in the words of what stands in the way", () => {
		const why = () => {
			const outcome = undo();
			return outcome.refused ? outcome.message : null;
		};
		expect(why()).toBe(processTexts.nothingToUndo);
		const locationUuid = tag;
		process.send({ kind: "connect-location", category: "selected", locationUuid }, everybody, { location: chargingLocation(locationUuid) });
		expect(why()).toBe(processTexts.noOpposite);
		process.send(hold, ["cpo"]);
		expect(why()).toBeNull();
		expect(why()).toBe(processTexts.undoingIsNotUndone);
		process.save("1", "2", filled);
		process.save("1", "2", filled);
		expect(why()).toBe(processTexts.noOpposite);
		process.send({ kind: "set-tags", tags: [tag] }, ["cpo"]);
		const outcome = undo(everybody, { past: process.events.slice(1) });
		expect(outcome).toMatchObject({ refused: true, message: processTexts.undoingIsNotProven });
	});

	it("does not blame the history where the act changed nothing of the process itself", () => {
		const last = (event: Partial<RealisationEvent>) => {
			const [made] = process.events;
			if (made === undefined) throw new Error("the process has no events");
			const outcome = undo(everybody, { past: [...process.events, { ...made, ts: process.now() + 1, ...event }] });
			return outcome.refused ? outcome.message : null;
		};
		expect(last({ type: "file-disconnect", meta: { uuid: tag } })).toBe(processTexts.noOpposite);
		expect(last({ type: "step-save", meta: { uuid: tag, step: "1", changes: [] } })).toBe(processTexts.nothingChanged);
	});

	it("costs no day of a hold that was taken back, as if it had never been", () => {
		process.send(hold, ["cpo"]);
		undo();
		const later = process.now() + 9 * 86_400_000;
		const without = withoutUndone(process.events);
		expect(progressDays(process.events, later)).toBe(9);
		expect(without.some(({ type }) => type.startsWith("onhold"))).toBe(false);
	});
});
