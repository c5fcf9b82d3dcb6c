import { beforeEach, describe, expect, it } from "@jest/globals";
import { wasSaved } from "../realisation/was-saved.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { replay } from "./replay.ts";

const proposal = { Location: { Latitude: 52, Longitude: 4 }, Spots: { Type: "station", Count: 2 } };
const other = { kind: "change-type", type: "other", subtype: "plan" } as const;
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

const change = (roles: readonly string[] = ["cpo"]) => process.send(other, roles, { saved: wasSaved(process.events) });

describe("the type of a process", () => {
	it("can be changed by the editors of the first step until something is saved, and not afterwards", () => {
		expect(change(["municipality"])).toMatchObject({ code: "forbidden" });
		expect(change()).toMatchObject({ target: "1", realisation: { type: "other", subtype: "plan" } });
		expect(change()).toMatchObject({ events: [] });
		process.save("1", "1", proposal, { complete: false });
		expect(process.send({ ...other, type: "new" }, ["cpo"], { saved: wasSaved(process.events) })).toMatchObject({
			code: "type-fixed",
			message: "Het procestype ligt vast sinds het proces is opgeslagen.",
		});
	});

	it("another party counts as saved, a tag and a stop that was lifted do not", () => {
		process.send({ kind: "set-tags", tags: ["7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001"] }, ["cpo"]);
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(change()).toMatchObject({ code: "locked" });
		process.send({ kind: "set-status", status: "onhold", action: "disable" }, ["cpo"]);
		expect(wasSaved(process.events)).toBe(false);
		process.send({ kind: "change-stakeholder", category: "municipality", slug: "municipality|c-0002" }, ["cpo"]);
		expect(wasSaved(process.events)).toBe(true);
	});

	it("is fixed by a first save that changes nothing, and only that one is noted", () => {
		const save = (saved: boolean) =>
			process.send({ kind: "save-step", step: "1", complete: false, correction: false, target: "1", values: kept }, ["cpo"], { saved });
		const kept = process.realisation().values;
		expect(save(wasSaved(process.events))).toMatchObject({ events: [{ type: "step-save" }] });
		expect(save(wasSaved(process.events))).toMatchObject({ events: [] });
		expect(change()).toMatchObject({ code: "type-fixed" });
	});

	it("follows from the events like everything else", () => {
		change();
		expect(replay(() => process.flow, process.events)).toEqual(process.realisation());
	});
});
