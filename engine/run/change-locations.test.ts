import { beforeEach, describe, expect, it } from "@jest/globals";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { chargingLocation } from "./fixtures/random-walk.ts";
import { replay } from "./replay.ts";

const uuid = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001";
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("locations", () => {
	const other = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd002";

	it("connecting fills the address in a new version; another location first disconnects the one before", () => {
		process.send({ kind: "connect-location", category: "selected", locationUuid: uuid }, ["cpo"], { location: chargingLocation(uuid) });
		expect(process.realisation().values.Location).toEqual({
			version: 2,
			Latitude: 52.5,
			Longitude: 4.5,
			StreetName: "Kade",
			HouseNumber: "7",
			PostalCode: "1234 AB",
			CityName: "Stad",
			chargingpointUuid: uuid,
		});
		const outcome = process.send({ kind: "connect-location", category: "selected", locationUuid: other }, ["cpo"], {
			location: chargingLocation(other, { street: "Laan" }),
		});
		expect(outcome).toMatchObject({
			effects: [
				{ kind: "disconnect-location", locationUuid: uuid },
				{ kind: "connect-location", locationUuid: other },
			],
			snapshot: { values: { Location: { version: 2, StreetName: "Kade" } } },
		});
		expect(process.realisation()).toMatchObject({
			locations: { selected: other },
			values: { Location: { version: 3, StreetName: "Laan" } },
		});
	});

	it("a process holds a location once, as its proposal or as its alternative", () => {
		const location = chargingLocation(uuid);
		process.send({ kind: "connect-location", category: "selected", locationUuid: uuid }, ["cpo"], { location });
		for (const category of ["selected", "alternative"] as const) {
			expect(process.send({ kind: "connect-location", category, locationUuid: uuid }, ["cpo", "municipality"], { location })).toMatchObject(
				{
					refused: true,
				},
			);
		}
	});

	it("one of another municipality is not linked, and one that was linked before is still taken off", () => {
		const connect = { kind: "connect-location", category: "selected", locationUuid: uuid } as const;
		const location = chargingLocation(uuid);
		expect(process.send(connect, ["cpo"], { location, locationElsewhere: true })).toMatchObject({
			code: "location-not-linkable",
			message: "Deze laadlocatie hoort bij een andere gemeente dan het proces, en kan er daarom niet aan gekoppeld worden.",
		});
		expect(process.send(connect, ["cpo"], { location, locationElsewhere: false })).toMatchObject({ refused: false });
		const linked = chargingLocation(uuid, { status: "in-progress" });
		const disconnect = { ...connect, kind: "disconnect-location" } as const;
		expect(process.send(disconnect, ["cpo"], { location: linked, locationElsewhere: true })).toMatchObject({ refused: false });
	});

	it("only validated ones are linked, rejected ones only as an alternative, and only the linked one in preparation is taken off", () => {
		const connect = { kind: "connect-location", category: "selected", locationUuid: uuid } as const;
		for (const status of ["alert", "rejected", "suggestion", "in-progress", "realized", "anything"]) {
			expect(process.send(connect, ["cpo"], { location: chargingLocation(uuid, { status }) })).toMatchObject({
				code: "location-not-linkable",
			});
		}
		expect(process.send(connect, ["cpo"], {})).toMatchObject({ code: "location-not-linkable" });
		expect(
			process.send({ ...connect, kind: "disconnect-location" }, ["cpo"], { location: chargingLocation(uuid, { status: "in-progress" }) }),
		).toMatchObject({
			code: "location-not-unlinkable",
		});
		process.send(connect, ["cpo"], { location: chargingLocation(uuid) });
		process.save("1", "2", { Location: { ...(process.realisation().values.Location as object) }, Spots: { Type: "hub", Count: 1 } });
		const alternative = { ...connect, category: "alternative", locationUuid: other } as const;
		expect(process.send(alternative, ["municipality"], { location: chargingLocation(other, { status: "rejected" }) })).toMatchObject({
			refused: false,
		});
		expect(
			process.send({ ...connect, kind: "disconnect-location" }, ["municipality"], {
				location: chargingLocation(uuid, { status: "in-progress" }),
			}),
		).toMatchObject({
			code: "forbidden",
		});
	});

	it("another location for a completed step is a change and resets the process to it", () => {
		process.send({ kind: "connect-location", category: "selected", locationUuid: uuid }, ["cpo"], { location: chargingLocation(uuid) });
		process.save("1", "2", { Location: { ...(process.realisation().values.Location as object) }, Spots: { Type: "hub", Count: 1 } });
		process.send({ kind: "connect-location", category: "selected", locationUuid: other }, ["cpo"], { location: chargingLocation(other) });
		expect(Object.keys(process.realisation().steps)).toEqual(["1"]);
		expect(process.realisation().iteration).toBe(1);
	});

	it("an accepted alternative takes the place of the proposal, whose location is set free", () => {
		process.send({ kind: "connect-location", category: "selected", locationUuid: uuid }, ["cpo"], { location: chargingLocation(uuid) });
		process.save("1", "2", { Location: { ...(process.realisation().values.Location as object) }, Spots: { Type: "hub", Count: 1 } });
		process.save("2", "2", { Advice: { Advice: "alternative", Comments: "elders" } }, { complete: false });
		process.send({ kind: "connect-location", category: "alternative", locationUuid: other }, ["municipality"], {
			location: chargingLocation(other, { latitude: 51, street: "Laan" }),
		});
		const alternative = { Latitude: 51, Longitude: 4.5, StreetName: "Laan" };
		process.save("2", "3", { Advice: { Advice: "alternative", Comments: "elders", Alternative: alternative } });
		const outcome = process.save("3", "1", { Advice: { Decision: "accept" } });
		expect(outcome.realisation).toMatchObject({
			locations: { selected: other, alternative: null },
			values: { Location: { version: 3, StreetName: "Laan", Latitude: 51, chargingpointUuid: other } },
		});
		expect(outcome.effects).toEqual([
			{ kind: "disconnect-location", category: "selected", locationUuid: uuid },
			{ kind: "connect-location", category: "selected", locationUuid: other },
		]);
		expect(replay(() => process.flow, process.events)).toEqual(process.realisation());
	});
});
