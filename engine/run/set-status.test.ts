import { beforeEach, describe, expect, it } from "@jest/globals";
import type { SetStatus } from "../command/command.ts";
import { processStatus } from "../progress/process-status.ts";
import type { Surroundings } from "../realisation/realisation.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { chargingLocation } from "./fixtures/random-walk.ts";

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
			message:
				"De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: < (teken 3), > (teken 5), { (teken 7), } (teken 9)",
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
