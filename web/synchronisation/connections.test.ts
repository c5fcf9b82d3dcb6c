import { describe, expect, it } from "@jest/globals";
import { exampleRecord, uuidOf } from "../test-support/example-record.ts";
import { exampleRequest, requestUuidOf } from "../test-support/example-request.ts";
import { connectionsOf } from "./connections-read-model.ts";

describe("connections between requests and processes", () => {
	const realisations = [
		{ ...exampleRecord({ number: 1 }), requestUuids: [requestUuidOf(2), requestUuidOf(1)] },
		exampleRecord({ number: 2 }),
	];
	const requests = [
		exampleRequest({ number: 1, realisationUuid: uuidOf(1) }),
		exampleRequest({ number: 2, realisationUuid: uuidOf(1) }),
		exampleRequest({ number: 3 }),
		exampleRequest({ number: 4, realisationUuid: uuidOf(9) }),
	];
	const connections = connectionsOf(requests, realisations);

	it("lead from a request to its process, and to none if there is none or it can't be seen", () => {
		const processes = requests.map(({ uuid }) => connections.processOf(uuid)?.uuid ?? null);
		expect(processes).toEqual([uuidOf(1), uuidOf(1), null, null]);
	});

	it("lead from a process to its requests, in the order they were connected", () => {
		expect(connections.requestsOf(uuidOf(1)).map(({ uuid }) => uuid)).toEqual([requestUuidOf(2), requestUuidOf(1)]);
		expect(connections.requestsOf(uuidOf(2))).toEqual([]);
	});

	it("follow the request if the process is older", () => {
		const moved = connectionsOf([exampleRequest({ number: 1, realisationUuid: uuidOf(2) })], realisations);
		expect(moved.processOf(requestUuidOf(1))?.uuid).toBe(uuidOf(2));
		expect(moved.requestsOf(uuidOf(1))).toEqual([]);
	});
});
