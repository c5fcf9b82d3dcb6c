import { beforeEach, describe, expect, it } from "@jest/globals";
import type { SetStatus } from "./command.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { chargingLocation } from "./fixtures/random-walk.ts";
import { processStatus } from "./process-status.ts";
import type { Surroundings } from "./realisation.ts";

const uuid = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001";
let process: Journey;

function set(
	status: SetStatus["status"],
	action: SetStatus["action"],
	more: Partial<SetStatus> = {},
	surroundings: Partial<Surroundings> = {},
) {
	return process.send(
		{ kind: "set-status", status, action, ...(action === "enable" ? { reason: "other" } : {}), ...more },
		["cpo", "municipality"],
		surroundings,
	);
}

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("on hold and cancelled", () => {
	it("a process on hold can be cancelled, and is on hold again when it is restored", () => {
		set("onhold", "enable", { comment: "wacht op antwoord" });
		set("cancelled", "enable");
		expect(process.realisation().flags).toMatchObject({ onhold: true, cancelled: true });
		expect(processStatus(process.realisation().flags)).toBe("cancelled");
		expect(process.realisation().reasons.onhold).toEqual({ reason: "other", label: "Overig", comment: "wacht op antwoord" });
		expect(set("onhold", "disable")).toMatchObject({
			refused: true,
			code: "invalid-status",
			message: "Het proces is momenteel geannuleerd",
		});
		set("cancelled", "disable");
		expect(process.realisation()).toMatchObject({ flags: { onhold: true, cancelled: false }, reasons: { onhold: { reason: "other" } } });
		expect(process.realisation().reasons).not.toHaveProperty("cancelled");
		set("onhold", "disable");
		expect(processStatus(process.realisation().flags)).toBe("active");
		expect(process.events.map(({ type }) => type).slice(-4)).toEqual(["onhold-start", "cancelled-start", "cancelled-end", "onhold-end"]);
	});

	it("what is so already cannot be set, and what is not cannot be undone", () => {
		for (const status of ["onhold", "cancelled", "vkb"] as const) {
			expect(set(status, "disable")).toMatchObject({ code: "invalid-status" });
		}
		set("cancelled", "enable");
		expect(set("cancelled", "enable")).toMatchObject({ code: "invalid-status" });
		expect(set("onhold", "enable")).toMatchObject({ code: "invalid-status" });
	});

	it("a completed process takes neither", () => {
		process.save("1", "2", { Location: { Latitude: 1 }, Spots: { Type: "hub", Count: 1 } });
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { NotApplicable: true } });
		process.save("5", "5", { Chargers: [{ Identifier: "A_1" }] });
		expect(set("onhold", "enable")).toMatchObject({ code: "invalid-status", message: "Het proces is afgerond." });
		expect(set("cancelled", "enable")).toMatchObject({ code: "invalid-status" });
	});

	it("each reason and comment that does not fit has its own message", () => {
		expect(set("onhold", "enable", { reason: "" })).toMatchObject({
			code: "reason-missing",
			message: "Er moet een reden geselecteerd worden",
		});
		for (const reason of ["unknown", "automated"]) {
			expect(set("cancelled", "enable", { reason })).toMatchObject({
				code: "reason-unknown",
				message: "Er moet een geldige reden geselecteerd worden",
			});
		}
		expect(set("cancelled", "enable", { comment: "x".repeat(301) })).toMatchObject({
			code: "comment-too-long",
			message: "De reden omschrijving mag maximaal 300 karakters lang zijn",
		});
		expect(set("cancelled", "enable", { comment: "a <b> {c} <" })).toMatchObject({
			code: "comment-characters",
			message: "De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: < > { }",
		});
		expect(process.realisation().flags.cancelled).toBe(false);
		expect(set("cancelled", "enable", { comment: "x".repeat(300) })).toMatchObject({ refused: false });
	});

	it("is for the roles the tenant gives the right", () => {
		const command = { kind: "set-status", status: "onhold", action: "enable", reason: "other" } as const;
		expect(process.send(command, ["municipality"])).toMatchObject({ code: "forbidden" });
		expect(process.send({ ...command, status: "vkb" }, ["cpo"])).toMatchObject({ code: "forbidden" });
	});
});

describe("cancelling with a shared location", () => {
	beforeEach(() => {
		process.send({ kind: "connect-location", category: "selected", locationUuid: uuid }, ["cpo"], { location: chargingLocation(uuid) });
	});

	it("frees it, while the record keeps it, and restoring takes it back", () => {
		expect(set("cancelled", "enable")).toMatchObject({
			effects: [{ kind: "disconnect-location", category: "selected", locationUuid: uuid }],
		});
		expect(process.realisation().locations.selected).toBe(uuid);
		expect(set("cancelled", "disable", {}, { selectedLocation: chargingLocation(uuid) })).toMatchObject({
			effects: [{ kind: "connect-location", category: "selected", locationUuid: uuid }],
		});
	});

	it("cannot be undone once it was rejected or taken", () => {
		set("cancelled", "enable");
		expect(set("cancelled", "disable", {}, { selectedLocation: chargingLocation(uuid, { status: "rejected" }) })).toMatchObject({
			code: "restore-rejected-location",
			message: "Herstel is niet meer mogelijk omdat de locatie inmiddels is afgekeurd",
		});
		expect(
			set("cancelled", "disable", {}, { selectedLocation: chargingLocation(uuid, { status: "in-progress", workflowUuid: "another" }) }),
		).toMatchObject({
			code: "restore-taken-location",
			message: "Herstel is niet meer mogelijk omdat de locatie inmiddels aan een ander proces is gekoppeld",
		});
		expect(process.realisation().flags.cancelled).toBe(true);
	});
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
});

describe("tags and stakeholders", () => {
	it("tags are the CPO's and the admin's, each once, while nothing is locked", () => {
		expect(process.send({ kind: "set-tags", tags: [uuid, uuid] }, ["admin"])).toMatchObject({ realisation: { tags: [uuid] } });
		expect(process.send({ kind: "set-tags", tags: [uuid] }, ["cpo"])).toMatchObject({ events: [] });
		expect(process.send({ kind: "set-tags", tags: [] }, ["municipality"])).toMatchObject({ code: "forbidden" });
		set("onhold", "enable");
		expect(process.send({ kind: "set-tags", tags: [] }, ["cpo"])).toMatchObject({ code: "locked" });
	});

	it("contractor and municipality can be changed by the editors of the first step, the operator cannot", () => {
		const change = { kind: "change-stakeholder", category: "municipality", slug: "municipality|c-0002" } as const;
		expect(process.send(change, ["cpo"])).toMatchObject({ realisation: { values: { People: { Municipality: "municipality|c-0002" } } } });
		expect(process.send(change, ["municipality"])).toMatchObject({ code: "forbidden" });
		expect(process.send({ ...change, category: "cpo", slug: "cpo|x" }, ["cpo"])).toMatchObject({ code: "stakeholder-not-changeable" });
		expect(process.send({ ...change, slug: "contractor|x" }, ["cpo"])).toMatchObject({ code: "stakeholder-not-changeable" });
		set("cancelled", "enable");
		expect(process.send(change, ["cpo"])).toMatchObject({ code: "locked" });
	});
});
