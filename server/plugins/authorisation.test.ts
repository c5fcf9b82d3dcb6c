import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { problems } from "../problems/problems.ts";
import { testAuthentication, tokenOf } from "../test-support/test-authentication.ts";
import { authorisation, type May } from "./authorisation.ts";

/** Stub for a tenant: authorisation reads only a slug and an access map. */
const oneTenant = fastifyPlugin(
	async (app) => {
		app.addHook("onRequest", async (request) => {
			Object.assign(request, { tenant: { slug: "here", access: { realisationlist: ["cpo"], eventlog: [] } } });
		});
	},
	{ name: "tenant" },
);

describe("authorisation", () => {
	let app: FastifyInstance;
	beforeAll(async () => {
		app = Fastify();
		await app.register(problems);
		await app.register(oneTenant);
		await app.register(testAuthentication);
		await app.register(authorisation);
		const handler = () => ({});
		app.get("/api/v1/:tenant/silent", handler);
		for (const may of ["everybody", "guests", "any-role", "realisationlist", "eventlog", "constructor"]) {
			app.get(`/api/v1/:tenant/${may}`, { config: { may: may as May } }, handler);
		}
		await app.ready();
	});
	afterAll(() => app.close());

	const status = async (call: string, roles?: Record<string, string[]>) => {
		const headers =
			roles === undefined ? {} : { authorization: `Bearer ${tokenOf({ userId: "u", name: "", email: "", roles: { here: roles } })}` };
		return (await app.inject({ url: `/api/v1/here/${call}`, headers })).statusCode;
	};

	it.each([
		// call, nobody, no role, guest, another role, the attribute's role
		["everybody", 200, 200, 200, 200, 200],
		["guests", 401, 403, 200, 200, 200],
		["any-role", 401, 403, 403, 200, 200],
		["silent", 401, 403, 403, 200, 200],
		["realisationlist", 401, 403, 403, 403, 200],
		["eventlog", 401, 403, 403, 403, 403],
		["constructor", 401, 403, 403, 403, 403],
	])("%s: nobody %i, no role %i, guest %i, another role %i, the role %i", async (call, nobody, none, guest, other, role) => {
		expect([
			await status(call),
			await status(call, {}),
			await status(call, { guest: ["*"] }),
			await status(call, { admin: ["*"] }),
			await status(call, { cpo: ["0202"] }),
		]).toEqual([nobody, none, guest, other, role]);
	});
});
