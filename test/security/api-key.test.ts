import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";

const [own, partner] = ["laadstroom-web", "partner-key-2026"];

describe("the key that says which program calls", () => {
	let test: TestApp;
	let calls: readonly { method: "GET" | "POST"; url: string; keyed: boolean }[];
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { API_KEYS: `${own}, ${partner}` });
		const document = test.app.swagger() as unknown as {
			paths: Record<string, Record<string, { security?: readonly Record<string, unknown>[] }>>;
			security: readonly Record<string, unknown>[];
		};
		// The bytes of files are sent without our headers: their links carry the right.
		const paths = Object.entries(document.paths).filter(([path]) => !path.endsWith("/content"));
		calls = paths.flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, { security }]) => ({
				method: method.toUpperCase() as "GET" | "POST",
				url: path
					.replace("{tenant}", test.tenant)
					.replace("{version}", "1.0.0")
					.replace("{hash}", "0123456789abcdef")
					.replaceAll(/\{\w+\}/g, () => randomUUID()),
				keyed: (security ?? document.security).some((scheme) => "apiKey" in scheme),
			})),
		);
	});
	afterAll(() => test.close());

	const token = () =>
		tokenOf({ userId: "u-1", name: "Test", email: "test@example.org", roles: { [test.tenant]: { cpo: ["*"], admin: ["*"] } } });
	const answerTo = async ({ method, url }: (typeof calls)[number], headers: Readonly<Record<string, string>>) =>
		test.app.inject({ method, url, headers, ...(method === "POST" ? { payload: {} } : {}) });

	it.each([
		["none", {}],
		["an empty one", { "x-api-key": "" }],
		["an unknown one", { "x-api-key": "laadstroom-wet" }],
		["the beginning of one", { "x-api-key": "laadstroom" }],
		["one with more behind it", { "x-api-key": `${own}x` }],
		["one in capitals", { "x-api-key": own.toUpperCase() }],
		["all of them", { "x-api-key": `${own}, ${partner}` }],
	])("is demanded beside the token at every call that the contract says needs it: with %s it is refused", async (_title, headers) => {
		const keyed = calls.filter((call) => call.keyed);
		expect(keyed.length).toBeGreaterThan(12);
		for (const call of keyed) {
			const answer = await answerTo(call, { authorization: `Bearer ${token()}`, ...headers });
			expect([call.url, answer.statusCode, answer.json().code]).toEqual([call.url, 401, "api-key"]);
			expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
		}
	});

	it("is taken whichever of the configured ones it is, and is no token", async () => {
		for (const call of calls.filter(({ keyed }) => keyed)) {
			for (const key of [own, partner]) {
				const answer = await answerTo(call, { authorization: `Bearer ${token()}`, "x-api-key": key });
				expect([call.url, answer.statusCode]).not.toEqual([call.url, 401]);
			}
			const nobody = await answerTo(call, { "x-api-key": own });
			expect([call.url, nobody.statusCode, nobody.json().code]).toEqual([call.url, 401, "unauthenticated"]);
		}
	});

	it("isn't asked for what a browser fetches by itself", async () => {
		const free = calls.filter(({ keyed, url }) => !keyed && url.startsWith("/api/v1/"));
		expect(free.map(({ url }) => url.split("/").at(-1)).toSorted()).toEqual(["0123456789abcdef.js", "logo", "validators.js"]);
		for (const call of free) expect([call.url, (await answerTo(call, {})).statusCode]).not.toEqual([call.url, 401]);
	});
});
