import { beforeEach, describe, expect, it } from "@jest/globals";
import { getLegacyRealisations } from "../realisations/realisation-collection.ts";
import { getLegacyRequests } from "../requests/request-collection.ts";
import { exampleRecord, uuidOf } from "../test-support/example-record.ts";
import { exampleRequest } from "../test-support/example-request.ts";
import { type FakeAnswer, fakeApi } from "../test-support/fake-api.ts";
import { connectApi } from "./connection.ts";
import * as operations from "./generated/operations.ts";
import { legacyRequest } from "./legacy-request.ts";

const bare = (status: number, body: unknown): FakeAnswer => ({ status, body });
const reasonOf = (call: Promise<unknown>) => call.then(() => null).catch((error: Error) => error.message);

beforeEach(() => connectApi({ tenant: "voorbeeld", apiKey: "sleutel", accessToken: async () => "bewijs", onUnauthorised: () => {} }));

describe("the calls of before the collections", () => {
	it("carry the token and the key, and name no tenant", async () => {
		const calls = fakeApi({ "GET /api/list": bare(200, { data: { requests: [] } }) });
		await legacyRequest(operations.legacyRequests);
		expect(calls[0]?.path).toBe("/api/list");
		expect(calls[0]?.headers.get("authorization")).toBe("Bearer bewijs");
		expect(calls[0]?.headers.get("x-api-key")).toBe("sleutel");
	});

	it("REQ-244 REQ-272 a refusal says error_description, or else message, or else 'no error message'", async () => {
		for (const [body, expected] of [
			[{ error_description: "geen toegang", message: "anders" }, "geen toegang"],
			[{ error_description: "", message: "anders" }, "anders"],
			[{}, "no error message"],
			[null, "no error message"],
		] as const) {
			fakeApi({ "GET /api/list": bare(403, body) });
			expect(await reasonOf(legacyRequest(operations.legacyRequests))).toBe(expected);
		}
	});

	it("REQ-273 a page that fails is 'failed'", async () => {
		fakeApi({ "POST /api/realisationlist_paged": bare(500, { error_description: "stuk" }) });
		expect(await reasonOf(getLegacyRealisations({ codes: ["0202"] }))).toBe("failed");
	});

	it("bring requests of the codes, or all", async () => {
		const calls = fakeApi({
			"GET /api/list": bare(200, { data: { requests: [1, 2].map((number) => ({ ref: "", data: exampleRequest({ number }) })) } }),
			"POST /api/list": bare(200, { data: { requests: [{ ref: "", data: exampleRequest({ number: 2 }) }] } }),
		});
		expect(await getLegacyRequests({})).toMatchObject({
			data: [{ ref: "AV-00001" }, { ref: "AV-00002" }],
			metaData: { pagination: { next: null, at: 2 } },
		});
		expect((await getLegacyRequests({ codes: ["0202"] })).data).toHaveLength(1);
		expect(calls[1]?.body).toEqual({ codes: ["0202"] });
	});

	it("bring processes a page at a time by their codes, and all at once without", async () => {
		const item = { ref: "", data: exampleRecord({ number: 7 }) };
		const calls = fakeApi({
			"GET /api/realisationlist": bare(200, { data: { records: [item] } }),
			"POST /api/realisationlist_paged": bare(200, { data: { records: [item] }, metaData: { pagination: { next: 7, at: 9 } } }),
		});
		expect((await getLegacyRealisations({})).data.map(({ uuid }) => uuid)).toEqual([uuidOf(7)]);
		const page = await getLegacyRealisations({ codes: ["0202"], offSet: 3, at: 9 });
		expect(page.metaData?.pagination).toEqual({ next: 7, at: 9 });
		expect(calls[1]?.body).toEqual({ codes: ["0202"], pageSize: 400, offSet: 3, at: 9 });
	});
});
