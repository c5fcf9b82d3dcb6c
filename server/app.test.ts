import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {} from "./operations/request-metrics.ts";
import { describeOnEveryDatabase } from "./test-support/databases.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

interface Call {
	readonly method: "GET" | "POST";
	readonly path: string;
}

describeOnEveryDatabase("the server", (make) => {
	let test: TestApp;
	let calls: readonly Call[];
	let web: string;
	beforeAll(async () => {
		web = mkdtempSync(join(tmpdir(), "laadstroom-web-"));
		mkdirSync(join(web, "assets"));
		writeFileSync(join(web, "index.html"), '<meta property="csp-nonce" nonce="__STYLE_NONCE__"><title>Laadstroom</title>');
		writeFileSync(join(web, "assets", "main-abc.js"), "export {};");
		test = await testApp(await make(), { WEB_DIR: web });
		const document = test.app.swagger() as unknown as { paths: Record<string, Record<string, unknown>> };
		calls = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => ({
				method: method.toUpperCase() as Call["method"],
				path: path
					.replace("{tenant}", test.tenant)
					.replace("{version}", "1.0.0")
					.replaceAll(/\{\w+\}/g, () => randomUUID()),
			})),
		);
	});
	afterAll(async () => {
		await test.close();
		rmSync(web, { recursive: true });
	});
	const withinTenant = () =>
		calls.filter(({ path }) => path.includes(`/${test.tenant}/`) && !/validators(\.js$|\/)|\/logo$|\/content$/.test(path));

	it("refuses every call about a tenant without a token", async () => {
		const answers = await Promise.all(withinTenant().map(({ method, path }) => test.app.inject({ method, url: path })));
		expect(answers.length).toBeGreaterThan(12);
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
	});

	it("refuses every call to who has no role in the tenant, and to a guest all but the configuration", async () => {
		const stranger = test.person({ cpo: ["*"], admin: ["*"] }, test.otherTenant);
		const guest = test.person({ guest: ["*"] });
		for (const { method, path } of withinTenant()) {
			expect([path, (await stranger.call(method, path)).status]).toEqual([path, 403]);
			if (!path.endsWith("/configs")) expect([path, (await guest.call(method, path)).status]).toEqual([path, 403]);
		}
	});

	it("takes a call without a tenant for one about the default tenant", async () => {
		const cpo = test.person({ cpo: ["*"] });
		const named = await cpo.get("stakeholders");
		expect((await cpo.get("/api/v1/stakeholders")).text).toBe(named.text);
		expect((await cpo.get("/api/v1/processes/realisation?pageSize=1")).status).toBe(200);
		expect((await cpo.get("/api/v1/nowhere")).status).toBe(404);
	});

	it("answers another method with 405 and the allowed ones", async () => {
		const answer = await test.person({ cpo: ["*"] }).call("DELETE", `processes/realisation/${randomUUID()}`);
		expect([answer.status, answer.headers.allow, answer.body.code]).toEqual([405, "HEAD, GET, POST", "method-not-allowed"]);
	});

	it("never answers a body of nonsense with a fault of its own", async () => {
		const cpo = test.person({ cpo: ["*"] });
		const bodies = [
			"",
			"null",
			"[]",
			'"x"',
			"1",
			"{}",
			'{"data":null}',
			'{"data":[]}',
			'{"__proto__":{}}',
			'{"constructor":{"prototype":{}}}',
			"{",
			`${"[".repeat(5_000)}`,
		];
		for (const { path } of withinTenant().filter(({ method }) => method === "POST")) {
			for (const body of bodies) {
				const { status } = await cpo.call("POST", path, body);
				expect([path, body.slice(0, 20), status >= 400 && status < 500]).toEqual([path, body.slice(0, 20), true]);
			}
		}
	});

	it("is alive, ready and counts by route, without records in the counts", async () => {
		expect((await test.app.inject("/health")).json()).toEqual({ status: "ok" });
		expect((await test.app.inject("/ready")).json()).toEqual({ status: "ready" });
		const uuid = randomUUID();
		await test.person({ cpo: ["*"] }).get(`processes/realisation/${uuid}`);
		const metrics = test.app.metrics.toText();
		expect(metrics).toContain(
			'http_request_duration_ms_count{method="GET",route="/api/v1/:tenant/processes/realisation/:uuid",status="404"} ',
		);
		expect(metrics).not.toContain(uuid);
	});

	it("gives every answer of the API an id and keeps it out of caches", async () => {
		const first = await test.person({ cpo: ["*"] }).get("stakeholders");
		expect(first.headers).toMatchObject({ "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/), "cache-control": "no-store" });
	});

	describe("serves the web", () => {
		it("at every address that is a page, each with a nonce of its own", async () => {
			const pages = await Promise.all(["/", "/realisatie/actief", "/aangemeld?code=x"].map((url) => test.app.inject(url)));
			const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
			expect(pages.map(({ statusCode, headers }) => [statusCode, headers["content-type"], headers["cache-control"]])).toEqual(
				pages.map(() => [200, "text/html; charset=utf-8", "no-cache"]),
			);
			expect(new Set(nonces).size).toBe(3);
			pages.forEach(({ headers }, index) => {
				expect(headers["content-security-policy"]).toContain(`'nonce-${nonces[index]}'`);
			});
		});

		it("keeps files with a hash in their name for ever", async () => {
			const file = await test.app.inject("/assets/main-abc.js");
			expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
		});

		it.each(["/api/nowhere", "/api/v1", "/oidc/nowhere", "/assets/gone.js", "/assets/..%2f..%2fpackage.json"])("not at %s", async (url) => {
			const answer = await test.app.inject(url);
			expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
		});
	});
});
