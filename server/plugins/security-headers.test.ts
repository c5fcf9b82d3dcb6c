import { describe, expect, it } from "@jest/globals";
import fastify from "fastify";
import { readConfig } from "../config/config.ts";
import { problems } from "../problems/problems.ts";
import { securityHeaders } from "./security-headers.ts";

async function appWith(environment: Record<string, string>) {
	const app = fastify();
	await app.register(problems);
	const config = readConfig({ TILES_URL: "offline", ...environment });
	await app.register(securityHeaders, { config, tiles: config.tilesUrl });
	app.get("/", async (_request, reply) => reply.type("text/html").send(`<style nonce="${reply.styleNonce}"></style>`));
	app.get("/api/v1/alfa/data", async () => ({ data: 1 }));
	return app;
}

describe("T42 the headers of an answer", () => {
	it("allow no inline or evaluated code, no frame and no plug-in", async () => {
		const app = await appWith({});
		const policy = String((await app.inject("/")).headers["content-security-policy"]);
		expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*|http:/);
		for (const directive of [
			"default-src 'self'",
			"script-src 'self'",
			"object-src 'none'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
			"form-action 'self'",
			"img-src 'self' data: blob:",
			"connect-src 'self'",
		]) {
			expect(policy.split(";")).toContain(directive);
		}
	});

	it("have a nonce for styles that is new in every answer and the same in page and policy", async () => {
		const app = await appWith({});
		const [first, second] = [await app.inject("/"), await app.inject("/")];
		const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? "";
		expect(nonce).toMatch(/^[\w+/]{24}$/);
		expect(first.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
		expect(second.body).not.toContain(nonce);
	});

	it("are there on refusals too, and keep API answers out of every cache", async () => {
		const app = await appWith({});
		for (const url of ["/api/v1/alfa/data", "/api/v1/alfa/nothing", "/nothing"]) {
			const { headers } = await app.inject(url);
			expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "x-frame-options": "DENY" });
			expect(headers["content-security-policy"]).toContain("default-src 'self'");
			expect(headers["permissions-policy"]).toContain("camera=()");
			if (url.startsWith("/api/")) expect(headers["cache-control"]).toBe("no-store");
		}
	});

	it("let the page reach the services for earlier documents where there are any, and nothing else of them", async () => {
		const connects = async (environment: Record<string, string>) => {
			const policy = String((await (await appWith(environment)).inject("/")).headers["content-security-policy"]);
			return policy.split(";").find((directive) => directive.startsWith("connect-src"));
		};
		const storage = { DOCUMENT_STORAGE_ORIGINS: "https://storage.example" };
		expect(await connects(storage)).toBe("connect-src 'self'");
		expect(await connects({ ...storage, DOCUMENT_SERVICE_URL: "https://documents.example/url?x=1" })).toBe(
			"connect-src 'self' https://documents.example https://storage.example",
		);
	});

	it("ask for https only where the product is on https", async () => {
		const [plain, secure] = [await appWith({}), await appWith({ PUBLIC_URL: "https://laadstroom.example", DEMO: "0" })];
		expect((await plain.inject("/")).headers).not.toHaveProperty("strict-transport-security");
		expect((await secure.inject("/")).headers["strict-transport-security"]).toMatch(/max-age=31536000/);
	});

	it("name the configured tile server and identity provider, and nothing else", async () => {
		const app = await appWith({
			TILES_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png",
			AERIAL_URL: "https://aerial.example/{z}/{x}/{y}.jpeg",
			MONITORING_URL: "https://monitoring.example",
			MONITORING_TOKEN: "secret",
			OIDC_ISSUER: "https://login.example/realm",
			OIDC_CLIENT_ID: "web",
		});
		const policy = String((await app.inject("/")).headers["content-security-policy"]);
		expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example https://aerial.example;");
		expect(policy).toContain("connect-src 'self' https://login.example;");
	});

	it("collect reports of violations without what names somebody", async () => {
		const app = await appWith({});
		const report = {
			"csp-report": {
				"effective-directive": "script-src",
				"blocked-uri": "https://evil.example/x.js?token=1",
				"document-uri": "http://localhost/realisatie?q=Jansen",
			},
		};
		const answer = await app.inject({
			method: "POST",
			url: "/api/csp-reports",
			headers: { "content-type": "application/csp-report" },
			payload: JSON.stringify(report),
		});
		expect(answer.statusCode).toBe(204);
		expect(app.cspReports).toEqual([
			{ directive: "script-src", blocked: "https://evil.example/x.js", page: "http://localhost/realisatie" },
		]);
		const modern = [
			{ type: "csp-violation", body: { effectiveDirective: "style-src", blockedURL: "inline", documentURL: "http://localhost/" } },
		];
		await app.inject({
			method: "POST",
			url: "/api/csp-reports",
			headers: { "content-type": "application/reports+json" },
			payload: JSON.stringify(modern),
		});
		expect(app.cspReports).toHaveLength(2);
		for (const payload of ["", "{", "null", "[1]", '{"csp-report":1}']) {
			const odd = await app.inject({ method: "POST", url: "/api/csp-reports", headers: { "content-type": "application/json" }, payload });
			expect(odd.statusCode).toBe(204);
		}
		expect(app.cspReports).toHaveLength(2);
	});
});
