import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { testAuthentication } from "../test-support/test-authentication.ts";
import { lazySerializers } from "./lazy-serializers.ts";

let app: FastifyInstance;
const routes: RouteOptions[] = [];
beforeAll(async () => {
	const authentication = fastifyPlugin(async (server) => {
		server.addHook("onRoute", (route) => void routes.push(route));
		await server.register(testAuthentication);
	});
	const config = readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline" });
	app = await buildApp(config, { authentication, database: { url: null, folder: ":memory:" } });
	await app.ready();
});
afterAll(() => app.close());

it("can write every answer of every call: what a start does not compile would fail somebody's call", () => {
	const compile = createRequire(createRequire(import.meta.url).resolve("fastify"))("@fastify/fast-json-stringify-compiler")()(
		app.getSchemas(),
	) as (route: { readonly schema: unknown }) => unknown;
	const schemas = routes.flatMap(({ method, url, schema }) =>
		Object.entries(
			(schema?.response ?? {}) as Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: unknown }>> }>>,
		).flatMap(([status, answer]) =>
			(answer.content ? Object.values(answer.content).map((each) => each.schema) : [answer]).map((each) => ({
				call: `${method} ${url} ${status}`,
				schema: each,
			})),
		),
	);
	expect(schemas.length).toBeGreaterThan(50);
	const faults = schemas.flatMap(({ call, schema }) => {
		try {
			compile({ schema });
			return [];
		} catch (error) {
			return [`${call}: ${String(error)}`];
		}
	});
	expect(faults).toEqual([]);
});

it("writes after the schema, compiled once, whatever is asked later", () => {
	const schema = { type: "object", properties: { kept: { type: "string" } } };
	const write = lazySerializers({}, {})({ schema, method: "GET", url: "/", httpStatus: "200" });
	expect([write({ kept: "a", dropped: 1 }), write({ kept: "b" })]).toEqual(['{"kept":"a"}', '{"kept":"b"}']);
});
