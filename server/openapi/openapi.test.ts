import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import type { Reply } from "../test-support/test-person.ts";
import { learnSteps, newProcess, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { writeTypes } from "./write-types.ts";

interface Operation {
	readonly operationId?: string;
	readonly summary?: string;
	readonly tags?: readonly string[];
	readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>>;
}

describeOnEveryDatabase("the OpenAPI document", (make) => {
	let test: TestApp;
	let document: {
		readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
		readonly components: { readonly schemas: object };
	};
	beforeAll(async () => {
		test = await testApp(await make());
		document = (await test.app.inject("/api/openapi.json")).json();
	});
	afterAll(() => test.close());

	const operations = () =>
		Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
		);

	it("names every call once, with a summary and a capability", () => {
		const names = operations().map(({ operation }) => operation.operationId);
		expect(names.every((name) => typeof name === "string")).toBe(true);
		expect(new Set(names).size).toBe(names.length);
		expect(operations().filter(({ operation }) => !operation.summary || !operation.tags?.length)).toEqual([]);
	});

	it("can be browsed", async () => {
		expect((await test.app.inject("/api/docs/")).statusCode).toBe(200);
	});

	it("describes what the calls answer", async () => {
		const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
		ajv.addSchema({ $id: "document", components: document.components });
		const schemaOf = (operationId: string, status: number) => {
			const response = operations().find(({ operation }) => operation.operationId === operationId)?.operation.responses[String(status)];
			const media = response?.content?.["application/json"] ?? response?.content?.["application/problem+json"];
			return JSON.parse(JSON.stringify(media?.schema ?? false).replaceAll('"#/', '"document#/')) as object;
		};
		const fits = (operationId: string, { status, body }: Reply) => {
			ajv.validate(schemaOf(operationId, status), body);
			return { operationId, status, errors: ajv.errors };
		};
		const cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		const record = await startProcess(test, cpo);
		const location = await addLocation(test, { code: "0202", status: "definitive" });
		const path = `processes/realisation/${record.uuid}`;
		const save = stepSave(record, "1", stepOne(record), { complete: true, target: "2" });
		const saved = await cpo.post(path, save);
		const change = stepSave(saved.body.data, "1", stepOne(saved.body.data));
		const changed = await cpo.post(path, change);
		const connect = {
			synchronisation: { synced: changed.body.data.synced, location: { synced: location.synced } },
			data: { action: "connect", category: "selected" },
		};
		const { uuid = "" } = test.app.tenants.find(test.tenant)?.flow ?? {};
		const checked = [
			fits("createRealisation", await cpo.post("processes/realisation", newProcess(test.tenant))),
			fits("createRealisation", await cpo.post("processes/realisation", {})),
			fits("saveStep", saved),
			fits("saveStep", changed),
			fits("saveStep", await cpo.post(path, save)),
			fits("connectLocation", await cpo.post(`${path}/locations/${location.uuid}`, connect)),
			fits("getRealisation", await cpo.get(path)),
			fits("listRealisations", await cpo.get("processes/realisation?locationMapper=true")),
			fits("listLocations", await cpo.get("charging-point-locations")),
			fits("getLocation", await cpo.get(`charging-point-locations/${location.uuid}`)),
			fits("listStakeholders", await cpo.get("stakeholders")),
			fits("createStakeholder", await cpo.post("stakeholders", { name: "Nieuw", category: "cpo" })),
			fits("getConfiguration", await cpo.get("configs")),
			fits("getSpecification", await cpo.get(`processes/specification/${uuid}`)),
		];
		expect(checked.filter(({ errors }) => errors !== null)).toEqual([]);
		expect(checked.map(({ status }) => status)).toEqual([201, 400, 200, 200, 409, 200, 200, 200, 200, 200, 200, 201, 200, 200]);
	});
});

describe("web/api/generated/api.d.ts", () => {
	it("is fresh; otherwise run scripts/generate-api-types.ts", async () => {
		const app = await buildApp(
			readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", DEMO: "0" }),
			{
				database: { url: null, folder: ":memory:" },
			},
		);
		try {
			await app.ready();
			expect(readFileSync("web/api/generated/api.d.ts", "utf8")).toBe(await writeTypes(app));
		} finally {
			await app.close();
		}
	});
});
