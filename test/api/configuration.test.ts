import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import type { OpenApi } from "./harness/contract.ts";
import { type TwoTenants, twoTenants } from "./harness/two-tenants.ts";

const tenant = "go-ral";
const inMemory = { database: { url: null, folder: ":memory:" }, authentication: testAuthentication, callsPerMinute: null };

interface Choice {
	readonly value: string;
	readonly text: string;
	readonly disabled?: boolean;
}
interface Step {
	readonly uuid: string;
	readonly step: string;
	readonly label: string;
	readonly version: string;
	readonly children: readonly Step[];
	readonly final: boolean;
	readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
}
type Configuration = Readonly<Record<string, unknown>> & {
	readonly access: Readonly<Record<string, readonly string[]>>;
	readonly onHoldReasons: readonly Choice[];
	readonly cancelReasons: readonly Choice[];
	readonly municipalityOptions: readonly Choice[];
};

describe("the default tenant as it is deployed", () => {
	let app: FastifyInstance;
	let person: TestPerson;
	let configuration: Configuration;
	let flow: { readonly uuid: string; readonly steps: readonly Step[]; readonly definition: object };
	beforeAll(async () => {
		app = await buildApp(readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline" }), inMemory);
		await app.ready();
		person = new TestPerson(app, tenant, { [tenant]: { cpo: ["*"] } });
		const answer = (await person.get("configs")).body.data as unknown as { tenant: Configuration };
		configuration = answer.tenant;
		const { uuid } = configuration.flow as { uuid: string };
		flow = (await person.get(`processes/specification/${uuid}`)).body.data as unknown as typeof flow;
	});
	afterAll(() => app.close());

	const values = (choices: readonly Choice[]) => choices.map(({ value }) => value).sort();

	it("REA-002 is go-ral: a call or a start without a tenant is handled as its", async () => {
		expect((await person.get("/api/v1/configs")).body.data).toEqual((await person.get(`/api/v1/${tenant}/configs`)).body.data);
		const start = {
			geographyCode: "0202",
			stakeholders: ["municipality|arnhem-0202", "cpo|allego", "gridoperator|liander"],
			tenant,
			type: "op-aanvraag",
		};
		const started = await person.post("/api/v1/processes/realisation", start);
		expect([started.status, started.body.data.flow.uuid]).toEqual([201, flow.uuid]);
	});

	it("REA-405 REQ-212 has every call under one base, as api, version v1 and tenant, but those that are named otherwise", async () => {
		const { paths } = (await app.inject("/api/openapi.json")).json<OpenApi>();
		const otherwise = /^\/api\/(config_save(tags|pids)|config|list|realisationlist|realisationlist_paged)$/;
		expect(Object.keys(paths).filter((path) => !path.startsWith("/api/v1/{tenant}/") && !otherwise.test(path))).toEqual([]);
		expect((await person.get(`/api/v2/${tenant}/configs`)).status).toBe(404);
		expect((await person.get("/api/v1/configs")).status).toBe(200);
	});

	it("PLA-035 carries the name go-ral", () => {
		expect([configuration.slug, configuration.name]).toEqual([tenant, tenant]);
	});

	it("REA-472 offers the on-hold reasons", () => {
		expect(values(configuration.onHoldReasons)).toEqual(["mun-request", "new-build", "no-volt", "other", "vkb", "vkb-problem", "vovo"]);
	});

	it("REA-473 offers the cancel reasons, spelled as they are", () => {
		const spelled =
			"vkb lead-time more-length ground-problem unlawfull-process doubleLocation differentCpo neighboringChargingpoint reconstruction volt other";
		expect(values(configuration.cancelReasons)).toEqual(spelled.split(" ").sort());
	});

	it("REA-466 PLA-032 has map options, a benchmark menu and a location picker diameter of 200", () => {
		expect(configuration).toMatchObject({
			map: { center: { latitude: expect.any(Number), longitude: expect.any(Number) }, zoom: expect.any(Number) },
			benchmarkMenu: expect.arrayContaining(["municipality"]),
			locationPickerDiameter: 200,
		});
	});

	it("PLA-024 has reasons for a judgement with status, value, text, short, custom and placeholder", () => {
		const reasons = configuration.reasonOptions as readonly object[];
		expect(reasons.length).toBeGreaterThan(0);
		for (const reason of reasons) {
			expect(Object.keys(reason).sort()).toEqual(["custom", "placeholder", "short", "status", "text", "value"]);
		}
	});

	it("PLA-025 PLA-026 has monitoring with its limit, and search keys with a placeholder", () => {
		expect(configuration.monitoring).toEqual({ enabled: expect.any(Boolean), limit: 0.5 });
		expect(configuration.search).toEqual({ keys: expect.arrayContaining(["reference"]), placeholder: expect.stringMatching(/^Zoek/) });
	});

	it("PLA-030 maps every municipality to a contractor that there is", async () => {
		const contractors = configuration.contractorsByMunicipalityCode as Readonly<Record<string, string>>;
		expect(Object.keys(contractors).sort()).toEqual(values(configuration.municipalityOptions));
		const slugs = new Set(((await person.get("stakeholders")).body.data as unknown as { slug: string }[]).map(({ slug }) => slug));
		expect(Object.values(contractors).filter((slug) => !slugs.has(slug))).toEqual([]);
	});

	it("gives every right to exactly the roles that were decided on", () => {
		const [both, cpo, admin] = [["cpo", "municipality"], ["cpo"], ["admin"]];
		expect(configuration.access).toEqual({
			requestlist: both,
			requestlocations: both,
			realisationlist: both,
			locationlist: both,
			realisationbtn: cpo,
			requestcomment: cpo,
			realisationcomment: both,
			canChangeStatus: both,
			canChangeCommentStatus: both,
			canModerateComments: admin,
			canConfirmTrafficDecisions: ["municipality"],
			canAccessDebugger: ["developer"],
			automatedViews: cpo,
			generateStartDoc: both,
			admin,
			reporting: admin,
			customerreports: [],
			eventlog: admin,
			chargingpoints: both,
			manuals: [...both, "admin"],
			export: ["admin", "municipality"],
			design: [],
			publish: [],
		});
	});

	it("REQ-211 names every attribute of the security checks", () => {
		const attributes =
			"requestlist requestlocations realisationlist locationlist realisationbtn requestcomment reporting manuals customerreports export eventlog admin automatedViews generateStartDoc";
		expect(Object.keys(configuration.access)).toEqual(expect.arrayContaining(attributes.split(" ")));
	});

	describe("has a flow", () => {
		it("PLA-163 with a fixed uuid", () => {
			expect(flow.uuid).toBe("dc0a11d5-bcb4-4006-b3c6-b11dddd3d158");
		});

		it("REA-302 with exactly the operator steps and their editors", () => {
			expect(flow.steps.map(({ step, label, access }) => `${step} ${label} (${access.edit.join()})`)).toEqual([
				"1 Locatievoorstel (cpo)",
				"2 Gemeente beoordeling (municipality)",
				"3 Verwerking beoordeling (cpo)",
				"4 Verkeersbesluit (municipality)",
				"5 Aanvragen netaansluiting (cpo)",
				"6 Plan realisatie (cpo)",
				"7 Realisatie en inbedrijfstelling (cpo)",
				"8 SAT (cpo)",
			]);
		});

		it("REA-303 with step 8 as the last and only final step", () => {
			expect(flow.steps.filter(({ final }) => final).map(({ step }) => step)).toEqual(["8"]);
			expect(flow.steps.at(-1)?.step).toBe("8");
		});

		it("REA-202 REA-203 whose steps carry uuid, short code, label, version, children, final flag and access lists", () => {
			for (const step of flow.steps) {
				expect(step).toEqual({
					uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
					step: expect.stringMatching(/^([1-9]|1[01])$/),
					label: expect.any(String),
					version: expect.any(String),
					children: [],
					final: expect.any(Boolean),
					access: { read: expect.arrayContaining([expect.any(String)]), edit: expect.arrayContaining([expect.any(String)]) },
				});
			}
		});

		it("PLA-162 with steps by short code, within 1 to 11", () => {
			expect(flow.steps.map(({ step }) => Number(step)).every((code) => code >= 1 && code <= 11)).toBe(true);
			expect(new Set(flow.steps.map(({ step }) => step)).size).toBe(flow.steps.length);
		});

		it("PLA-153 that offers Alfen charging station versions and Anders", () => {
			const text = JSON.stringify(flow.definition);
			const options = /"ChargingStationVersion":\{[^[]*"oneOf":(\[[^\]]*\])/.exec(text)?.[1] ?? "[]";
			const titles = (JSON.parse(options) as { title: string }[]).map(({ title }) => title);
			expect(titles).toEqual(["Alfen Eve Single", "Alfen Eve Double", "Alfen Twin", "Anders"]);
		});
	});
});

describe("a tenant's file", () => {
	let tenants: TwoTenants;
	beforeAll(() => {
		tenants = twoTenants();
	});
	afterAll(() => tenants.remove());

	/** Changes the twin's file, and starts the server with it. */
	async function serverWith(changes: Readonly<Record<string, unknown>>): Promise<FastifyInstance> {
		const file = join(tenants.flowsDir, tenants.abroad, "tenant.json");
		const before = readFileSync(file, "utf8");
		writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), ...changes }));
		try {
			return await buildApp(
				readConfig({
					LOG_LEVEL: "silent",
					WEB_DIR: "none",
					GEOCODER_URL: "offline",
					TILES_URL: "offline",
					FLOWS_DIR: tenants.flowsDir,
					DEFAULT_TENANT: tenants.home,
				}),
				inMemory,
			);
		} finally {
			writeFileSync(file, before);
		}
	}
	const access = () => (JSON.parse(readFileSync(join(tenants.flowsDir, tenants.abroad, "tenant.json"), "utf8")) as Configuration).access;

	it("REA-006 may name exactly the nine known roles", async () => {
		const known = ["cpo", "municipality", "admin", "developer", "rvb", "customer", "caseworker", "caseviewer", "guest"];
		await (await serverWith({ access: { ...access(), manuals: known } })).close();
		for (const other of ["koning", "CPO", "gemeente", ""]) {
			await expect(serverWith({ access: { ...access(), manuals: [...known, other] } })).rejects.toThrow();
		}
	});

	it("PLA-034 may have tags, pids and contractors with uuid, label, enabled and deleted_at, which its configuration carries", async () => {
		const item = (label: string) => ({ uuid: randomUUID(), label, enabled: true, deleted_at: null });
		const lists = { tags: [{ ...item("Spoed"), request: true, process: true }], pids: [item("PID 1")], contractors: [item("Aannemer")] };
		const app = await serverWith(lists);
		await app.ready();
		const person = new TestPerson(app, tenants.abroad, { [tenants.abroad]: { cpo: ["*"] } });
		expect(((await person.get("configs")).body.data as unknown as { tenant: Configuration }).tenant).toMatchObject(lists);
		await app.close();
	});

	it("REQ-144 may mark geography codes as disabled; such a one cannot be newly chosen", async () => {
		const own = JSON.parse(readFileSync(join(tenants.flowsDir, tenants.abroad, "tenant.json"), "utf8")) as Configuration;
		const municipalityOptions = own.municipalityOptions.map((option) => ({ ...option, disabled: option.value === "0200" }));
		const app = await serverWith({ municipalityOptions });
		await app.ready();
		const person = new TestPerson(app, tenants.abroad, { [tenants.abroad]: { cpo: ["*"] } });
		const { tenant: shown } = (await person.get("configs")).body.data as unknown as { tenant: Configuration };
		expect(shown.municipalityOptions.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(["0200"]);
		const rows = await app.data.db.selectFrom("stakeholder").select("slug").where("tenant", "=", tenants.abroad).execute();
		const slugOf = (code: string) => rows.find(({ slug }) => slug.startsWith("municipality|") && slug.endsWith(code))?.slug ?? "";
		const start = (code: string) =>
			person.post("processes/realisation", {
				geographyCode: code,
				stakeholders: [slugOf(code), "cpo|allego", "gridoperator|liander"],
				tenant: tenants.abroad,
				type: "op-aanvraag",
			});
		expect((await start("0200")).status).toBe(400);
		const started = await start("0202");
		expect(started.status).toBe(201);
		const { uuid, synced } = started.body.data;
		const changed = await person.post(`processes/realisation/${uuid}/stakeholders`, {
			synchronisation: { synced },
			data: { slug: slugOf("0200") },
		});
		expect(changed.status).toBe(400);
		await app.close();
	});
});
