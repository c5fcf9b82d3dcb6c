import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";

/**
 * Calls that are meant for everybody: health checks, the sign-in itself, scripts and pictures that a page loads, and links to files, which
 * are authorisation in themselves.
 */
const free =
	/^\/(health|ready|metrics|api\/client-configuration)$|\/(logo|validators\.js|validators\/[\w-]+\.js)$|\/files\/[\w-]+\/content$/;

interface Operation {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	readonly url: string;
}

let app: FastifyInstance;
let operations: Operation[];
beforeAll(async () => {
	const config = readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline" });
	app = await buildApp(config, { database: { url: null, folder: ":memory:" }, callsPerMinute: null });
	const document = (await app.inject("/api/openapi.json")).json<{ paths: Record<string, Record<string, unknown>> }>();
	const { defaultTenant: slug } = (await app.inject("/api/client-configuration")).json<{ defaultTenant: string }>();
	operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => ({
			method: method.toUpperCase() as Operation["method"],
			url: path.replace("{tenant}", slug).replaceAll(/\{\w+\}/g, "6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c11"),
		})),
	);
});
afterAll(() => app.close());

describe("T07 every operation of the contract", () => {
	it.each([
		["without a token", undefined],
		["with a token that is none", "Bearer x"],
		[
			"with an unsigned token",
			`Bearer ${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${Buffer.from('{"sub":"x"}').toString("base64url")}.`,
		],
		["with basic authentication", "Basic YWRtaW46YWRtaW4="],
	])("answers 401 %s, with the same bytes everywhere", async (_title, authorization) => {
		const bodies = new Set<string>();
		let asked = 0;
		for (const { method, url } of operations) {
			if (free.test(url)) continue;
			const answer = await app.inject({
				method,
				url,
				headers: authorization === undefined ? {} : { authorization },
				...(method === "GET" ? {} : { payload: {} }),
			});
			expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
			expect(answer.headers["www-authenticate"]).toMatch(/^Bearer realm="laadstroom"/);
			bodies.add(answer.body);
			asked += 1;
		}
		expect(asked).toBeGreaterThan(10);
		expect([...bodies]).toHaveLength(1);
	});
});

describe("what a client sends to the sign-in", () => {
	const hostile = ["%00", "%ff", "a".repeat(3000), "%F0%9F%98%80", "'--", "{}", "[]=1", "..%2f..%2f", "%0d%0aSet-Cookie:x=1", "__proto__"];
	it("never causes a failure of the server", async () => {
		for (const value of hostile) {
			for (const url of [
				`/oidc/${value}`,
				`/oidc/auth?client_id=${value}`,
				`/oidc/auth?client_id=laadstroom-web&redirect_uri=${value}&response_type=code&scope=openid`,
				`/oidc/auth/${value}`,
				`/oidc/interaction/${value}`,
				`/oidc/session/end?id_token_hint=${value}`,
				`/oidc/session/end?post_logout_redirect_uri=${value}`,
			]) {
				const cookie = `laadstroom_session=${value}; laadstroom_session.sig=x; laadstroom_interaction=${value}; laadstroom_resume=${value}`;
				const answer = await app.inject({ url, headers: { cookie, accept: "text/html" } });
				expect([url, answer.statusCode < 500]).toEqual([url, true]);
				expect(answer.headers["set-cookie"] ?? "").not.toContain("x=1");
			}
			for (const payload of [
				`grant_type=authorization_code&client_id=laadstroom-web&code=${value}&redirect_uri=x&code_verifier=${value}`,
				`grant_type=${value}`,
				`grant_type=refresh_token&client_id=laadstroom-web&refresh_token=${value}`,
				value,
			]) {
				const answer = await app.inject({
					method: "POST",
					url: "/oidc/token",
					headers: { "content-type": "application/x-www-form-urlencoded" },
					payload,
				});
				expect([payload, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([payload, true]);
			}
		}
	});
});
