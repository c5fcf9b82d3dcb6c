import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { apiRoute, capability } from "../calls/capability.ts";
import { object } from "../calls/schema-parts.ts";
import { validation } from "../plugins/validation.ts";
import { Problem } from "./problem.ts";
import { problems } from "./problems.ts";

describe("problems", () => {
	let app: FastifyInstance;
	beforeAll(async () => {
		app = Fastify({ bodyLimit: 1_000 });
		await app.register(problems);
		await app.register(validation);
		const body = object({ n: { type: "integer" }, inner: object({ text: { type: "string", maxLength: 3 } }) }, ["n"]);
		await app.register(
			capability([
				{
					may: "everybody",
					route: apiRoute({ method: "POST", url: "/echo", bodyLimit: 1_000, schema: { body }, handler: (request) => request.body }),
				},
				{
					may: "everybody",
					route: apiRoute({ method: "GET", url: "/fault", schema: {}, handler: () => Promise.reject(new Error("password=secret")) }),
				},
				{
					may: "everybody",
					route: apiRoute({
						method: "GET",
						url: "/stale",
						schema: {},
						handler: () => Promise.reject(new Problem("stale", { current: '{"synced":2}' })),
					}),
				},
			]),
		);
		await app.ready();
	});
	afterAll(() => app.close());

	it("take a caller who breaks off in the middle of a body for no fault of the database", async () => {
		const told: string[] = [];
		const logged = Fastify({ logger: { level: "error", stream: { write: (line: string) => void told.push(line) } } });
		await logged.register(problems);
		const ended = new Promise<void>((done) => {
			logged.addHook("onRequestAbort", (_request, next) => {
				done();
				next();
			});
		});
		logged.post("/echo", (request) => request.body);
		await logged.listen({ port: 0, host: "127.0.0.1" });
		const socket = connect((logged.server.address() as AddressInfo).port, "127.0.0.1");
		socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":');
		await new Promise((done) => setTimeout(done, 100));
		socket.resetAndDestroy();
		await ended;
		await new Promise((done) => setTimeout(done, 100));
		await logged.close();
		expect(told).toEqual([]);
	});

	const post = (payload: string, type = "application/json") =>
		app.inject({ method: "POST", url: "/echo", headers: { "content-type": type }, payload });

	it.each([
		['{"n":"5"}', "n"],
		['{"n":[5]}', "n"],
		['{"n":null}', "n"],
		['{"n":true}', "n"],
		["{}", "n"],
		['{"n":5,"admin":true}', "admin"],
		['{"n":5,"inner":{"text":"long text"}}', "inner.text"],
		['{"n":5,"inner":{"text":"a","b":1}}', "inner.b"],
	])("refuses the body %s, naming %s, and turns nothing into something else", async (payload, path) => {
		const answer = await post(payload);
		expect(answer.statusCode).toBe(400);
		expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
		expect(answer.json()).toMatchObject({ code: "invalid", status: 400, title: "De wijziging is niet opgeslagen", errors: [{ path }] });
	});

	it.each([
		["bad JSON", '{"n":', "application/json", 400, "bad-json"],
		["no body", "", "application/json", 400, "bad-json"],
		["a prototype", '{"n":5,"__proto__":{"admin":true}}', "application/json", 400, "bad-json"],
		["text", "n=5", "text/plain", 415, "wrong-media-type"],
		["a form", "n=5", "application/x-www-form-urlencoded", 415, "wrong-media-type"],
		["a vendor's type", '{"n":5}', "application/vnd.x+json", 415, "wrong-media-type"],
		["a large body", `{"n":5,"x":"${"x".repeat(2_000)}"}`, "application/json", 413, "too-large"],
	])("answers %s with a problem", async (_name, payload, type, status, code) => {
		const answer = await post(payload, type);
		expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
		const { message, errors, error } = answer.json();
		expect(answer.json()).toMatchObject({ status, type: "about:blank", message: expect.any(String), errors: expect.any(Array) });
		expect(error).toEqual({ status, code, message, fields: errors });
	});

	it("answers an unknown address, and a known one by another method", async () => {
		expect((await app.inject("/nowhere")).json()).toMatchObject({
			status: 404,
			title: "Niet gevonden",
			detail: "De door u opgevraagde data kon niet worden gevonden.",
		});
		const other = await app.inject({ method: "DELETE", url: "/echo" });
		expect([other.statusCode, other.headers.allow]).toEqual([405, "POST"]);
	});

	it("says nothing about an unexpected failure", async () => {
		const answer = await app.inject("/fault");
		expect(answer.statusCode).toBe(500);
		expect(answer.json()).toMatchObject({ code: "unexpected", title: "Een onverwachte fout heeft zich voorgedaan" });
		expect(answer.body).not.toContain("secret");
	});

	it("carries the record as it is with a conflict", async () => {
		expect((await app.inject("/stale")).json()).toMatchObject({ status: 409, code: "stale", current: { synced: 2 } });
	});
});
