import { beforeAll, describe, expect, it } from "@jest/globals";
import { connectApi } from "../api/connection.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { listStakeholders } from "./stakeholders.ts";

beforeAll(() => connectApi({ tenant: "voorbeeld" }));

describe("the stakeholders", () => {
	it.each([403, 404, 500, 503])("PLA-125 throw if loading them fails with %d", async (status) => {
		fakeApi({ "GET stakeholders": problem(status) });
		await expect(listStakeholders()).rejects.toMatchObject({ status });
	});

	it("PLA-125 throw if the response is empty or unreadable", async () => {
		globalThis.fetch = async () => Promise.reject(new TypeError("offline"));
		await expect(listStakeholders()).rejects.toThrow();
		fakeApi({ "GET stakeholders": { status: 200, body: "<html>" } });
		await expect(listStakeholders()).rejects.toThrow();
	});

	it("are a list if it succeeds", async () => {
		fakeApi({ "GET stakeholders": answer([]) });
		expect(await listStakeholders()).toEqual([]);
	});
});
