import { beforeEach, describe, expect, it } from "@jest/globals";
import { connectApi } from "../api/connection.ts";
import { createStakeholder } from "../stakeholders/stakeholders.ts";
import { answer, type FakeCall, fakeApi } from "../test-support/fake-api.ts";
import { changeLocation, changeRequest, type LocationChange } from "./connection-commands.ts";
import { changeStakeholder, type StatusChange, setStatus } from "./realisation-commands.ts";

let calls: FakeCall[] = [];

beforeEach(() => {
	connectApi({ tenant: "voorbeeld" });
	calls = fakeApi({ "POST *": answer({}, { related: {} }) });
});

/** Values that the types forbid, as bad data could contain them. */
const wrong = (value: string) => value as never;
const location: LocationChange = { action: "connect", category: "selected", synced: 1, locationSynced: 2 };
const status: StatusChange = { status: "onhold", action: "enable", reason: "other", synced: 1 };

describe("arguments that prevent a call", () => {
	it("REA-380 an action on a location other than connect or disconnect throws 'Invalid action'", async () => {
		await expect(changeLocation("u", "l", { ...location, action: wrong("toggle") })).rejects.toThrow("Invalid action");
		expect(calls).toEqual([]);
	});

	it("REA-381 a category of a location other than selected or alternative throws 'Invalid category'", async () => {
		await expect(changeLocation("u", "l", { ...location, category: wrong("other") })).rejects.toThrow("Invalid category");
		expect(calls).toEqual([]);
	});

	it("REA-382 an action on a request other than connect or disconnect throws 'Invalid action'", async () => {
		await expect(changeRequest("u", "r", { action: wrong("toggle"), synced: 1, requestSynced: 2 })).rejects.toThrow("Invalid action");
		expect(calls).toEqual([]);
	});

	it("REA-383 a status other than cancelled, onhold or vkb throws 'Invalid status'", async () => {
		await expect(setStatus("u", { ...status, status: wrong("completed") })).rejects.toThrow("Invalid status");
		expect(calls).toEqual([]);
	});

	it("REA-384 a stakeholder category outside the five throws 'Invalid category'", async () => {
		await expect(changeStakeholder("u", wrong("neighbour"), "neighbour|x", 1)).rejects.toThrow("Invalid category");
		await expect(createStakeholder("X", wrong("neighbour"))).rejects.toThrow("Invalid category");
		expect(calls).toEqual([]);
	});

	it("valid arguments are sent", async () => {
		await changeLocation("u", "l", location);
		await changeRequest("u", "r", { action: "disconnect", synced: 1, requestSynced: 2 });
		await setStatus("u", status);
		await changeStakeholder("u", "gridoperator", "gridoperator|x", 1);
		expect(calls.map(({ path, body }) => [path, body])).toEqual([
			[
				"processes/realisation/u/locations/l",
				{ synchronisation: { synced: 1, location: { synced: 2 } }, data: { action: "connect", category: "selected" } },
			],
			["processes/realisation/u/requests/r", { synchronisation: { synced: 1, request: { synced: 2 } }, data: { action: "disconnect" } }],
			["processes/realisation/u/status", { synchronisation: { synced: 1 }, data: { status: "onhold", action: "enable", reason: "other" } }],
			["processes/realisation/u/stakeholders", { synchronisation: { synced: 1 }, data: { slug: "gridoperator|x" } }],
		]);
	});

	it("a vkb change carries neither reason nor comment", async () => {
		await setStatus("u", { status: "vkb", action: "enable", reason: "other", comment: "x" });
		expect(calls[0]?.body).toEqual({ data: { status: "vkb", action: "enable" } });
	});
});
