import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { RouteOptions } from "fastify";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import type { Reply } from "../test-support/test-person.ts";
import { learnSteps, newProcess, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { undescribed } from "./undescribed.ts";
import { writeOperations } from "./write-operations.ts";
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

describe("what the server answers", () => {
	let web: string;
	const routes: RouteOptions[] = [];
	let described: ReadonlySet<string>;
	beforeAll(async () => {
		web = mkdtempSync(join(tmpdir(), "laadstroom-web-"));
		mkdirSync(join(web, "assets"));
		for (const file of ["index.html", "assets/main-abc.js"]) writeFileSync(join(web, file), "");
		const settings = { LOG_LEVEL: "silent", GEOCODER_URL: "offline", TILES_URL: "offline", DEMO: "0", WEB_DIR: web, DATA_DIR: web };
		const app = await buildApp(readConfig(settings), {
			database: { url: null, folder: ":memory:" },
			onRoute: (route) => void routes.push(route),
		});
		await app.ready();
		const { paths } = app.swagger() as unknown as { readonly paths: Readonly<Record<string, object>> };
		described = new Set(
			Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)),
		);
		await app.close();
	});
	afterAll(() => rmSync(web, { recursive: true }));

	const nameOf = (url: string) => url.replaceAll(/:(\w+)/g, "{$1}");
	const reasons = Object.keys(undescribed);
	const covering = (url: string) =>
		reasons.find((reason) => reason === url || (reason.length > 2 && reason.endsWith("*") && url.startsWith(reason.slice(0, -1))));
	/** Routes that are neither in the description nor in the list of exceptions. */
	const unknown = (all: readonly RouteOptions[]) =>
		all
			.filter(({ config }) => config?.refusesMethod !== true)
			.flatMap(({ method, url }) => [method].flat().map((each) => ({ method: each === "HEAD" ? "GET" : each, url })))
			.filter(({ method, url }) => !described.has(`${method} ${nameOf(url)}`) && covering(url) === undefined)
			.map(({ method, url }) => `${method} ${url}`);

	it("is in its description, but for what is named with the reason", () => {
		expect(routes.length).toBeGreaterThan(100);
		expect(unknown(routes)).toEqual([]);
	});

	it("is found when a route is in neither", () => {
		const planted = { method: "GET", url: "/api/v1/:tenant/planted", handler: () => undefined } as const;
		expect(unknown([...routes, planted])).toEqual(["GET /api/v1/:tenant/planted"]);
	});

	it("names no exception that is none", () => {
		const met = new Set(routes.map(({ url }) => covering(url)));
		expect(reasons.filter((reason) => !met.has(reason))).toEqual([]);
		expect([...described].filter((each) => covering(each.split(" ")[1] ?? "") !== undefined)).toEqual([]);
	});
});

describe("what is generated for the web", () => {
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
			expect(readFileSync("web/api/generated/operations.ts", "utf8")).toBe(writeOperations(app));
		} finally {
			await app.close();
		}
	});
});
