import { describe, expect, it } from "@jest/globals";
import { coordinatesProblem } from "./coordinates-problem.ts";
import { geocoderState } from "./geocoder-state.ts";
import { canStartProcess, requestConnection } from "./request-connection.ts";
import { statusId } from "./status-id.ts";
import { timeslotText } from "./timeslot.ts";

describe("connecting a request to a process", () => {
	const accepted = { status: 3, limited: false, connected: false, realisationUuid: null } as const;
	const process = { uuid: "p", saved: true, completed: false, cancelled: false };
	const kind = (request: object = {}, beside: object = {}, mayAccess = true) => {
		const connection = requestConnection({ ...accepted, ...request }, { ...process, ...beside }, mayAccess);
		return connection.kind === "none" ? connection.because : connection.kind;
	};

	it("REA-392 is offered to who may access requests, for an accepted one that is free or this process's, on a saved process that is not completed", () => {
		expect(kind()).toBe("connect");
		expect(kind({ connected: true, realisationUuid: "p" })).toBe("disconnect");
		expect(kind({}, {}, false)).toBe("no-access");
		expect(kind({ limited: true })).toBe("limited");
		expect(kind({}, { saved: false })).toBe("not-saved");
		expect(kind({}, { completed: true })).toBe("completed");
		for (const status of [2, 4, 5]) expect(kind({ status })).toBe("not-accepted");
		expect(kind({ connected: true, realisationUuid: "q" })).toBe("connected-elsewhere");
		expect(kind({ connected: true, realisationUuid: null })).toBe("connected-elsewhere");
	});

	it("REA-393 is not broken on a completed process, nor for a request that is limited", () => {
		const own = { connected: true, realisationUuid: "p" };
		expect(kind(own, { completed: true })).toBe("completed");
		expect(kind({ ...own, limited: true })).toBe("limited");
	});

	it("lets the requests of a cancelled process go, and gives it no new ones", () => {
		expect(kind({}, { cancelled: true })).toBe("cancelled");
		expect(kind({ connected: true, realisationUuid: "p" }, { cancelled: true })).toBe("disconnect");
	});

	it("says why not, in Dutch", () => {
		expect(requestConnection({ ...accepted, status: 2 }, process, true)).toMatchObject({
			reason: "Alleen een geaccepteerde aanvraag kan aan een proces gekoppeld worden.",
		});
	});

	it("starts a process only from an accepted request without one", () => {
		expect(canStartProcess(accepted)).toBe(true);
		expect(canStartProcess({ ...accepted, connected: true })).toBe(false);
		for (const status of [2, 4, 5] as const) expect(canStartProcess({ ...accepted, status })).toBe(false);
	});
});

it("REQ-162 the geocoder's states are coordinates present, failed, and activated and pending", () => {
	const state = (lat: number | null, nomatch: boolean) => geocoderState({ coordinates: { lat, lng: lat, nomatch } });
	expect(state(52, false)).toBe("found");
	expect(state(0, true)).toBe("found");
	expect(state(null, true)).toBe("failed");
	expect(state(null, false)).toBe("pending");
});

it("coordinates are required numbers within the earth", () => {
	expect(coordinatesProblem({ latitude: -90, longitude: 180 })).toBeNull();
	expect(coordinatesProblem({ latitude: "", longitude: 4.9 })).toEqual({ latitude: "Dit is een vereist veld", longitude: null });
	expect(coordinatesProblem({ latitude: "52", longitude: Number.NaN })).toEqual({
		latitude: "Voer a.u.b. een getal in.",
		longitude: "Voer a.u.b. een getal in.",
	});
	expect(coordinatesProblem({ latitude: 90.1, longitude: -180.1 })).toEqual({
		latitude: "Voer a.u.b. een getal van -90 tot en met 90 in.",
		longitude: "Voer a.u.b. een getal van -180 tot en met 180 in.",
	});
});

it("coordinates lie on the maps of the tenant, each by its own field", () => {
	const bounds = [
		[50.7, 3.2],
		[53.6, 7.3],
	];
	const outside = "Deze plek ligt buiten het gebied van de kaart.";
	expect(coordinatesProblem({ latitude: 50.7, longitude: 7.3 }, bounds)).toBeNull();
	expect(coordinatesProblem({ latitude: 48.85, longitude: 5 }, bounds)).toEqual({ latitude: outside, longitude: null });
	expect(coordinatesProblem({ latitude: 5, longitude: 52 }, bounds)).toEqual({ latitude: outside, longitude: outside });
});

it("REQ-121 a timeslot is told by its times", () => {
	expect(([0, 1, 2, 3] as const).map(timeslotText)).toEqual(["00:00-07:00", "07:00-12:00", "12:00-17:00", "17:00-24:00"]);
	expect(timeslotText(null)).toBe("");
});

it("REQ-107 a status is read from a number and from an object with an id alike", () => {
	for (const status of [2, 3, 4, 5]) {
		expect(statusId(status)).toBe(status);
		expect(statusId({ id: status, label: "?" })).toBe(status);
	}
	for (const other of [1, 6, "3", { id: "3" }, {}, null, undefined, []]) expect(statusId(other)).toBeUndefined();
});
