import { describe, expect, it } from "@jest/globals";
import { connectApi } from "../api/connection.ts";
import { loadProcessRecordsFromCBAPI } from "../realisations/synchronise-realisations.ts";
import { syncRequestRecords } from "../requests/synchronise-requests.ts";
import { exampleRecord } from "../test-support/example-record.ts";
import { exampleRequest } from "../test-support/example-request.ts";
import { type FakeCall, fakeApi, page } from "../test-support/fake-api.ts";

/** The query of a call. */
const asked = ({ path }: FakeCall) => Object.fromEntries(new URLSearchParams(path.split("?")[1]));

describe("changes since the last synchronisation", () => {
	it("PLA-063 PLA-121 requests arrive as one array, for the given codes, up to and from the given instants", async () => {
		connectApi({ tenant: "voorbeeld" });
		const records = [1, 2, 3].map((number) => exampleRequest({ number }));
		const calls = fakeApi({
			"GET charging-point-requests": (call) =>
				asked(call).offSet === "7" ? page(records.slice(2), null, 900) : page(records.slice(0, 2), 7, 900),
		});
		const found = await syncRequestRecords({ codes: ["0202", "0200"], at: 900, fromTimeStamp: 800 });
		expect(Array.isArray(found)).toBe(true);
		expect(found.map(({ uuid, synced }) => [uuid, synced])).toEqual(records.map(({ uuid, synced }) => [uuid, synced]));
		expect(calls.map(asked)).toMatchObject([
			{ codes: "0202,0200", at: "900", fromTimeStamp: "800" },
			{ codes: "0202,0200", at: "900", fromTimeStamp: "800", offSet: "7" },
		]);
	});

	it("PLA-063 PLA-122 processes arrive as one array; a refresh asks for all of them", async () => {
		connectApi({ tenant: "voorbeeld" });
		const records = [1, 2].map((number) => exampleRecord({ number }));
		const calls = fakeApi({ "GET processes/realisation": page(records, null, 900) });
		const query = { codes: ["0202"], at: 900, fromTimeStamp: 800 };
		const found = await loadProcessRecordsFromCBAPI(query);
		expect(found.map(({ uuid, synced, requestUuids }) => [uuid, synced, requestUuids])).toEqual(
			records.map(({ uuid, synced, requestUuids }) => [uuid, synced, requestUuids]),
		);
		await loadProcessRecordsFromCBAPI({ ...query, refresh: true });
		expect(calls.map(asked)).toMatchObject([
			{ codes: "0202", at: "900", fromTimeStamp: "800" },
			{ codes: "0202", at: "900" },
		]);
		expect(asked(calls[1] as FakeCall)).not.toHaveProperty("fromTimeStamp");
	});
});
