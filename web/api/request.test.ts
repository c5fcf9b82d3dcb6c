import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { ApiProblem } from "./api-problem.ts";
import { operationOf } from "./call.ts";
import { connectApi } from "./connection.ts";
import * as operations from "./generated/operations.ts";
import { request, urlOf } from "./request.ts";

const onUnauthorised = jest.fn();

beforeEach(() => {
	onUnauthorised.mockClear();
	connectApi({ tenant: "voorbeeld", apiKey: "sleutel", accessToken: async () => "bewijs", onUnauthorised });
});

async function refusalOf(call: Promise<unknown>): Promise<ApiProblem> {
	const error: unknown = await call.then(
		() => null,
		(reason: unknown) => reason,
	);
	if (!(error instanceof ApiProblem)) throw new Error("the call was not refused");
	return error;
}

describe("request", () => {
	it("sends the token and the key, and a key against doubles with every write only", async () => {
		const calls = fakeApi({ "GET stakeholders": answer([]), "POST stakeholders": answer({}) });
		await request({ method: "GET", path: "stakeholders" });
		await request({ method: "POST", path: "stakeholders", body: { name: "A" } });
		await request({ method: "POST", path: "stakeholders", body: { name: "A" }, idempotencyKey: "vast" });
		const keys = calls.map(({ headers }) => headers.get("idempotency-key"));
		expect(calls.map(({ headers }) => [headers.get("authorization"), headers.get("x-api-key")])).toEqual([
			["Bearer bewijs", "sleutel"],
			["Bearer bewijs", "sleutel"],
			["Bearer bewijs", "sleutel"],
		]);
		expect(keys[0]).toBeNull();
		expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
		expect(keys[2]).toBe("vast");
		expect(calls[0]?.body).toBeUndefined();
		expect(calls[1]?.body).toEqual({ name: "A" });
	});

	it("puts the tenant and escaped parts in the address and leaves empty query values out", () => {
		const { path } = operationOf(operations.getRealisation, { params: { uuid: "a/b?c" } });
		expect(urlOf({ method: "GET", path, query: { codes: "", at: 0, offSet: undefined, q: "é &" } }, "voorbeeld")).toBe(
			"/api/v1/voorbeeld/processes/realisation/a%2Fb%3Fc?at=0&q=%C3%A9+%26",
		);
	});

	it("makes a problem of a refusal, with its fields and the record as it stands", async () => {
		const errors = [{ path: "Advice.Comments", message: "Te lang." }];
		fakeApi({ "POST x": problem(409, { code: "stale", message: "Verouderd", errors, current: { synced: 9 } }) });
		const refusal = await refusalOf(request({ method: "POST", path: "x", body: {} }));
		expect(refusal).toMatchObject({ status: 409, code: "stale", message: "Verouderd", errors, method: "POST", current: { synced: 9 } });
	});

	it("makes a problem of an answer that is not JSON, of one without data, and of a server that is not there", async () => {
		globalThis.fetch = (async () => ({ ok: false, status: 502, json: async () => JSON.parse("<html>") })) as unknown as typeof fetch;
		expect(await refusalOf(request({ method: "GET", path: "x" }))).toMatchObject({ status: 502, code: "http-502", errors: [] });
		fakeApi({ "GET x": { status: 200, body: "niets" } });
		expect(await refusalOf(request({ method: "GET", path: "x" }))).toMatchObject({ status: 0, code: "unreadable-answer" });
		globalThis.fetch = (async () => {
			throw new TypeError("Failed to fetch");
		}) as unknown as typeof fetch;
		expect(await refusalOf(request({ method: "GET", path: "x" }))).toMatchObject({ status: 0, code: "unreachable" });
	});

	it("asks for a new sign-in at 401, and at nothing else", async () => {
		fakeApi({ "GET a": problem(403), "GET b": problem(401) });
		await refusalOf(request({ method: "GET", path: "a" }));
		expect(onUnauthorised).not.toHaveBeenCalled();
		await refusalOf(request({ method: "GET", path: "b" }));
		expect(onUnauthorised).toHaveBeenCalledTimes(1);
	});

	it("lets an abort through as it is", async () => {
		const abort = new AbortController();
		globalThis.fetch = (async () => {
			abort.abort();
			throw new DOMException("weg", "AbortError");
		}) as unknown as typeof fetch;
		await expect(request({ method: "GET", path: "x", signal: abort.signal })).rejects.toThrow("weg");
	});
});
