import { describe, expect, it } from "@jest/globals";
import fastify from "fastify";
import type {} from "../authentication/authentication.ts";
import { Problem } from "../problems/problem.ts";
import { problems } from "../problems/problems.ts";
import { callLimit, rateLimit } from "./rate-limit.ts";

describe("T40 the limit of calls", () => {
	async function limited(callsPerMinute: number | null) {
		const app = fastify();
		await app.register(problems);
		app.decorateRequest("person", null);
		app.addHook("onRequest", async (request) => {
			const userId = request.headers["x-person"];
			if (typeof userId === "string") request.person = { userId, name: "", email: "", roles: {}, acceptedTerms: {}, signedInAt: null };
		});
		await app.register(rateLimit, { callsPerMinute, ofNobody: ["/oidc/"] });
		await app.register(callLimit);
		app.addHook("onRequest", async (request) => {
			if (request.url.endsWith("/forbidden")) throw new Problem("forbidden");
		});
		app.get("/api/v1/alfa/data", async () => ({ data: 1 }));
		app.get("/api/v1/alfa/forbidden", async () => ({ data: 1 }));
		app.get("/oidc/auth", async () => ({ data: 1 }));
		return (person: string, url = "/api/v1/alfa/data") => app.inject({ url, headers: person === "" ? {} : { "x-person": person } });
	}

	it("refuses beyond it with 429 as a problem that says when to come back, per person", async () => {
		const call = await limited(3);
		for (let index = 0; index < 3; index++) expect((await call("a")).statusCode).toBe(200);
		const refused = await call("a");
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect(refused.json()).toMatchObject({ status: 429, code: "too-many-requests" });
		expect((await call("b")).statusCode).toBe(200);
	});

	it("counts what is refused, and what is asked of the sign-in by nobody in particular", async () => {
		const call = await limited(3);
		const answers = async (person: string, url: string) => {
			const statuses: number[] = [];
			for (let index = 0; index < 4; index++) statuses.push((await call(person, url)).statusCode);
			return statuses;
		};
		expect(await answers("a", "/api/v1/alfa/forbidden")).toEqual([403, 403, 403, 429]);
		expect(await answers("", "/oidc/auth")).toEqual([200, 200, 200, 429]);
	});

	it("is off when the configuration says so", async () => {
		const call = await limited(null);
		for (let index = 0; index < 50; index++) expect((await call("a")).statusCode).toBe(200);
	});
});
