import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ConnectableRequest } from "../realisation/realisation.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";

const uuid = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001";
const accepted: ConnectableRequest = { uuid, status: 3, connected: false, limited: false, accessible: true };
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("a request", () => {
	const send = (kind: "connect-request" | "disconnect-request", changes: Partial<ConnectableRequest> = {}) =>
		process.send({ kind, requestUuid: uuid }, ["municipality"], { request: { ...accepted, ...changes } });

	it("is connected to the process and let go, each with an event and an effect", () => {
		expect(send("connect-request")).toMatchObject({
			realisation: { requests: [uuid] },
			events: [{ type: "request-connect", meta: { uuid } }],
			effects: [{ kind: "connect-request", requestUuid: uuid }],
		});
		expect(send("disconnect-request", { connected: true })).toMatchObject({
			realisation: { requests: [] },
			events: [{ type: "request-disconnect", meta: { uuid } }],
			effects: [{ kind: "disconnect-request", requestUuid: uuid }],
		});
	});

	it("may come and go while the process is on hold or cancelled", () => {
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(send("connect-request")).toMatchObject({ refused: false });
		process.send({ kind: "set-status", status: "cancelled", action: "enable", reason: "other" }, ["cpo"]);
		expect(send("disconnect-request", { connected: true })).toMatchObject({ refused: false });
	});

	it("is refused for what the person may not, and for what the request or the process is", () => {
		for (const changes of [{ limited: true }, { accessible: false }]) {
			expect(send("connect-request", changes)).toMatchObject({ refused: true, code: "forbidden" });
		}
		const code = "request-not-connectable";
		for (const changes of [{ status: 2 }, { status: 4 }, { status: 5 }, { connected: true }, { uuid: "another" }] as const) {
			expect(send("connect-request", changes)).toMatchObject({ refused: true, code });
		}
		expect(send("disconnect-request")).toMatchObject({ refused: true, code });
		send("connect-request");
		expect(send("connect-request", { connected: true })).toMatchObject({ refused: true, code });
	});
});
