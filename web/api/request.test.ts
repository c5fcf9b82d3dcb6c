import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
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
		const noJson = { ok: false, status: 502, headers: new Headers(), json: async () => JSON.parse("<html>") };
		globalThis.fetch = (async () => noJson) as unknown as typeof fetch;
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

	describe("refused because too much was asked", () => {
		beforeEach(() => void jest.useFakeTimers());
		afterEach(() => void jest.useRealTimers());

		/** Refuses this many times before it answers, and notes after how many seconds each call arrived. */
		function busyServer(refusals: number, wait: string | null): readonly number[] {
			const began = Date.now();
			const came: number[] = [];
			globalThis.fetch = (async () => {
				came.push((Date.now() - began) / 1000);
				const busy = came.length <= refusals;
				return {
					ok: !busy,
					status: busy ? 429 : 200,
					headers: new Headers(wait === null ? {} : { "retry-after": wait }),
					json: async () => (busy ? { code: "too-many-requests", detail: "Te veel." } : { data: 7 }),
				} as Response;
			}) as typeof fetch;
			return came;
		}
		const read = (signal?: AbortSignal) => request({ method: "GET", path: "x", signal });
		const later = () => jest.advanceTimersByTimeAsync(600_000);

		it("a read waits as told and is repeated, twice at most", async () => {
			const once = busyServer(1, "7");
			const answered = read();
			await later();
			expect([await answered, once]).toEqual([{ data: 7 }, [0, 7]]);
			const always = busyServer(9, "7");
			const refused = refusalOf(read());
			await later();
			expect(await refused).toMatchObject({ status: 429, message: "Te veel." });
			expect(always).toEqual([0, 7, 14]);
		});

		it("a read is not repeated when nothing says how long to wait, or too long, nor after it was broken off", async () => {
			for (const wait of [null, "later", "3600"]) {
				const came = busyServer(1, wait);
				const refused = refusalOf(read());
				await later();
				expect([(await refused).status, came]).toEqual([429, [0]]);
			}
			const abort = new AbortController();
			const came = busyServer(1, "7");
			const broken = read(abort.signal).catch((reason: unknown) => (reason as Error).name);
			await jest.advanceTimersByTimeAsync(3_000);
			abort.abort();
			await later();
			expect([await broken, came]).toEqual(["AbortError", [0]]);
		});

		it("a write is told at once, and goes with a key of its own when it is asked for again", async () => {
			const came = busyServer(1, "7");
			expect((await refusalOf(request({ method: "POST", path: "x", body: {} }))).status).toBe(429);
			await later();
			expect(came).toEqual([0]);
			expect(await request({ method: "POST", path: "x", body: {} })).toEqual({ data: 7 });
		});
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
