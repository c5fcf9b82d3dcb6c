import { beforeEach, describe, expect, it } from "@jest/globals";
import { answer, type FakeAnswer, type FakeCall, fakeApi, problem } from "../test-support/fake-api.ts";
import { connectApi } from "./connection.ts";
import { request } from "./request.ts";

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
	connectApi({ tenant: "voorbeeld", apiKey: "sleutel", accessToken: async () => "bewijs", onUnauthorised: () => {} });
});

/** A server that gives these answers in turn; "lost" carries the write out but its answer never arrives. */
function answersInTurn(...answers: readonly (FakeAnswer | "lost")[]): FakeCall[] {
	let asked = 0;
	return fakeApi({
		"POST x": () => {
			const given = answers[asked++] ?? answer("more");
			if (given === "lost") throw new TypeError("Failed to fetch");
			return given;
		},
	});
}
const hold = (synced: number, reason = "wachten") =>
	request({ method: "POST", path: "x", body: { synchronisation: { synced }, data: { reason } } }).then(
		({ data }) => data,
		({ status }: { readonly status: number }) => status,
	);
const keysOf = (calls: readonly FakeCall[]) => calls.map(({ headers }) => headers.get("idempotency-key"));

describe("one act", () => {
	it("that is asked for twice at once is sent once, and both are told the same", async () => {
		const calls = answersInTurn(answer("first"), answer("second"));
		expect(await Promise.all([hold(1), hold(1)])).toEqual(["first", "first"]);
		expect(calls).toHaveLength(1);
	});

	it("that is asked for again after its answer is another one", async () => {
		const calls = answersInTurn(answer("first"), answer("second"));
		expect([await hold(1), await hold(1)]).toEqual(["first", "second"]);
		expect(new Set(keysOf(calls)).size).toBe(2);
	});

	it.each([["lost" as const], [problem(500)], [problem(503)]])(
		"whose answer was lost is asked after by the same key, as it was sent",
		async (lost) => {
			const calls = answersInTurn(lost, answer("first"));
			await hold(1);
			expect(await hold(2)).toBe("first");
			const [first, second] = keysOf(calls);
			expect(second).toBe(first);
			expect(calls[1]?.body).toEqual(calls[0]?.body);
		},
	);

	it("that never arrived, on a record that has changed since, is sent on the record as it is now", async () => {
		const calls = answersInTurn("lost", problem(409), answer("now"));
		await hold(1);
		expect(await hold(2)).toBe("now");
		expect(calls.map(({ body }) => body)).toMatchObject([
			{ synchronisation: { synced: 1 } },
			{ synchronisation: { synced: 1 } },
			{ synchronisation: { synced: 2 } },
		]);
		const [first, second, third] = keysOf(calls);
		expect([second === first, third === first]).toEqual([true, false]);
	});

	it("that was refused, was for something else, or was followed by another that succeeded, is over", async () => {
		const refused = answersInTurn(problem(403), answer("new"));
		await hold(1);
		await hold(1);
		expect(new Set(keysOf(refused)).size).toBe(2);
		const others = answersInTurn("lost", answer("other"), answer("new"));
		await hold(1, "wachten");
		await hold(1, "bezwaar");
		await hold(1, "wachten");
		expect(new Set(keysOf(others)).size).toBe(3);
	});

	it("is not remembered where its body is a secret", async () => {
		answersInTurn("lost");
		await request({ method: "POST", path: "x", body: { password: "geheim-woord" }, secret: true }).catch(() => {});
		expect(JSON.stringify({ ...sessionStorage })).not.toContain("geheim-woord");
	});
});
