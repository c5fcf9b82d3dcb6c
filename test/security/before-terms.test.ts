import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { grant } from "../../server/test-support/grant.ts";
import { testAuthentication, tokenOf } from "../../server/test-support/test-authentication.ts";
import { type OpenApi, type Operation, operationsOf } from "../api/harness/contract.ts";

/** Calls for everybody, and those with which somebody accepts the terms. */
const free = new Set(["getLogo", "getValidators", "getDesignValidators", "getTerms", "acceptTerms", "resetPassword"]);

let app: FastifyInstance;
let operations: Operation[];
let slug: string;
beforeAll(async () => {
	const config = readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", WORKBENCH: "publish" });
	app = await buildApp(config, {
		database: { url: null, folder: ":memory:" },
		authentication: testAuthentication,
		callsPerMinute: null,
	});
	operations = operationsOf((await app.inject("/api/openapi.json")).json<OpenApi>()).filter(({ operationId }) => !free.has(operationId));
	slug = app.tenants.all[0]?.slug ?? "";
	// No tenant's file says who may design.
	grant({ app, tenant: slug }, "design", "cpo");
	grant({ app, tenant: slug }, "publish", "cpo");
});
afterAll(() => app.close());

/** Every role of the tenant, everywhere. */
function everyRole(): Record<string, string[]> {
	const roles = new Set(app.tenants.all.flatMap(({ access }) => Object.values(access).flat()).filter((role) => role !== "guest"));
	return Object.fromEntries([...roles].map((role) => [role, ["*"]]));
}

function call({ method, path }: Operation, roles: Record<string, string[]>, acceptedTerms: Record<string, number>) {
	const person = { userId: "u-1", name: "Test", email: "test@example.org", roles: { [slug]: roles }, acceptedTerms };
	const url = path.replace("{tenant}", slug).replaceAll(/\{\w+\}/g, "6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c11");
	const headers = { authorization: `Bearer ${tokenOf(person)}`, "x-api-key": "laadstroom-web" };
	return app.inject({ method, url, headers, ...(method === "GET" ? {} : { payload: {} }) });
}

describe("every operation of the contract that is not for everybody", () => {
	it("is refused before the terms are accepted, whatever roles the person has", async () => {
		for (const operation of operations) {
			const answer = await call(operation, everyRole(), {});
			const { code } = answer.json<{ code: string }>();
			expect([operation.operationId, answer.statusCode, code]).toEqual([operation.operationId, 403, "terms-not-accepted"]);
		}
		expect(operations.length).toBeGreaterThan(30);
	});

	it("is refused to who accepted an earlier version only", async () => {
		for (const operation of operations) {
			expect([operation.operationId, (await call(operation, everyRole(), { "25-05-2021": 1 })).statusCode]).toEqual([
				operation.operationId,
				403,
			]);
		}
	});

	it("is refused to a guest who accepted nothing, and but for the configuration to one who did", async () => {
		for (const operation of operations) {
			expect([operation.operationId, (await call(operation, { guest: ["*"] }, {})).statusCode]).toEqual([operation.operationId, 403]);
			if (["getConfiguration", "legacyConfiguration"].includes(operation.operationId)) continue;
			const answer = await call(operation, { guest: ["*"] }, { "25-05-2022": 1 });
			expect([operation.operationId, answer.statusCode]).toEqual([operation.operationId, 403]);
		}
	});

	it("is open to nobody by mistake: what is free is what the list says", async () => {
		const all = operationsOf((await app.inject("/api/openapi.json")).json<OpenApi>());
		const open: string[] = [];
		for (const operation of all) {
			const { statusCode } = await call(operation, everyRole(), {});
			if (statusCode !== 403) open.push(operation.operationId);
		}
		expect(open.filter((operation) => !free.has(operation))).toEqual([]);
	});
});
