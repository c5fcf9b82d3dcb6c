import { beforeEach, describe, expect, it } from "@jest/globals";
import { type Journey, journey } from "../run/fixtures/journey.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { waitingOn } from "./waiting-on.ts";

const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const proposal = { Location: place, Spots: { Type: "station", Count: 2 } };
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

const waits = () =>
	waitingOn(process.flow, process.realisation(), process.events, {}, "nl").map(({ step, role, back }) => [step, role, back]);
const hold = () => process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
const resume = () => process.send({ kind: "set-status", status: "onhold", action: "disable" }, ["cpo"]);

describe("why a step is there again", () => {
	it("is nothing for a step that is there for the first time", () => {
		expect(waits()).toEqual([["1", "cpo", null]]);
		process.save("1", "2", proposal);
		expect(waits()).toEqual([["2", "municipality", null]]);
	});

	it("is a decision in another step that leads back, until somebody saves it", () => {
		process.save("1", "2", proposal);
		process.save("2", "3", { Advice: { Advice: "no", Comments: "liever niet" } });
		process.save("3", "1", { Advice: { Decision: "again" } });
		expect(waits()).toEqual([["1", "cpo", "rejected"]]);
		process.save("1", "1", { Spots: { Type: "station", Count: 3 } }, { complete: false });
		expect(waits()).toEqual([["1", "cpo", null]]);
	});

	it("is somebody who opens a step again, for that step and for the next one if they end it at once", () => {
		process.save("1", "2", proposal);
		process.save("2", "3", { Advice: { Advice: "no", Comments: "liever niet" } });
		process.save("1", "2", { ...proposal, Spots: { Type: "station", Count: 5 } });
		expect(waits()).toEqual([["2", "municipality", "reset"]]);
	});

	it("is that it went on after it stood still", () => {
		process.save("1", "2", proposal);
		hold();
		expect(waits()).toEqual([]);
		resume();
		expect(waits()).toEqual([["2", "municipality", "resumed"]]);
	});
});
