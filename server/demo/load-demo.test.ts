import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
	dayNumber,
	forecastGroups,
	hasOnly,
	isFormat,
	judgementProblem,
	nameSlug,
	type RealisationRecord,
	type RequestHead,
	readJson,
} from "../../engine/index.ts";
import { type DataDoor, openDatabase } from "../database/opening/open-database.ts";
import { hashOf } from "../files/check-waiting.ts";
import { checkContent } from "../files/content/check-content.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { pastProcesses } from "../realisations/forecasts/past-processes-store.ts";
import { readRecord } from "../realisations/record/stored-record.ts";
import { readTenants } from "../tenants/read-tenants.ts";
import { openTenantDirectory, type TenantDirectory } from "../tenants/tenant-directory.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { findDemoScript } from "./demo-script.ts";
import { type LoadedDemo, loadDemo } from "./load-demo.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const flowsDir = "flows";

async function open(place: TestDatabase["place"]): Promise<{ data: DataDoor; directory: TenantDirectory }> {
	const data = await openDatabase({ ...place, now: () => now });
	const directory = await openTenantDirectory(readTenants(flowsDir), { data, municipalityCodes: null, now: () => now });
	return { data, directory };
}

/** The stored bytes, by tenant and uuid. */
const papers = new Map<string, Buffer>();
const storage: FileStorage = {
	put: async ({ tenant, uuid }, bytes) => void papers.set(`${tenant} ${uuid}`, bytes),
	get: async ({ tenant, uuid }) => papers.get(`${tenant} ${uuid}`),
	remove: async () => undefined,
	tidy: async () => undefined,
};

const load = ({ data, directory }: { data: DataDoor; directory: TenantDirectory }): Promise<readonly LoadedDemo[]> =>
	loadDemo({ data, tenants: directory.all, flowsDir, now, storage, userIdOf: async (email) => email });

async function recordsOf(data: DataDoor, tenant?: string): Promise<readonly RealisationRecord[]> {
	const rows = await data.db.selectFrom("realisation").selectAll().orderBy("tenant").orderBy("counter").execute();
	return rows.filter((row) => tenant === undefined || row.tenant === tenant).map(readRecord);
}

describeOnEveryDatabase("demo data", (make) => {
	let database: TestDatabase;
	let opened: { data: DataDoor; directory: TenantDirectory };
	let loaded: readonly LoadedDemo[];
	let records: readonly RealisationRecord[];
	beforeAll(async () => {
		database = await make();
		opened = await open(database.place);
		loaded = await load(opened);
		records = await recordsOf(opened.data);
	}, 300_000);
	afterAll(async () => {
		await opened.data.close();
		await database.remove();
	});

	it("has no id that stands in two tenants", async () => {
		const { db } = opened.data;
		const tenantsOf = new Map<string, Set<string>>();
		const tables = ["realisation", "realisation_event", "charging_location", "request", "request_comment", "file"] as const;
		for (const table of tables) {
			for (const row of await db.selectFrom(table).selectAll().execute()) {
				const ids = JSON.stringify(row).match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g) ?? [];
				for (const id of ids) tenantsOf.set(id, (tenantsOf.get(id) ?? new Set()).add(row.tenant));
			}
		}
		expect(tenantsOf.size).toBeGreaterThan(1000);
		expect([...tenantsOf].filter(([, tenants]) => tenants.size > 1).map(([id, tenants]) => [id, ...tenants])).toEqual([]);
	});

	it("has vehicles that were bought before a charging station was asked for them", async () => {
		const rows = await opened.data.db.selectFrom("request").select("record").execute();
		const heads = rows.map(({ record }) => readJson(record));
		const bought = heads.flatMap(({ additional: { vehicle }, submitted_at }) =>
			submitted_at === null || vehicle?.purchaseDate === undefined ? [] : [[vehicle.purchaseDate, submitted_at] as const],
		);
		expect(bought.length).toBeGreaterThan(20);
		expect(bought.filter(([day, at]) => Date.parse(day) > at)).toEqual([]);
	});

	it("has something to see for every account that may see processes, in the places of its role too", async () => {
		for (const { tenant: slug } of loaded) {
			const tenant = opened.directory.find(slug);
			const codes = (await opened.data.db.selectFrom("realisation").select("code").where("tenant", "=", slug).execute()).map(
				({ code }) => code,
			);
			for (const { email, roles } of tenant?.definition.demo?.accounts ?? []) {
				const seen = Object.entries(roles).filter(([role]) => tenant?.access.realisationlist?.some((allowed) => allowed === role));
				const held = seen.flatMap(([role, each]) => (role === "customer" ? each.map((name) => nameSlug(name)) : each));
				if (held.length === 0) continue;
				const number = codes.filter((code) => held.includes("*") || held.includes(code)).length;
				expect([email, number > 1]).toEqual([email, true]);
			}
		}
	});

	it("has processes in every step and every status for each tenant with a script", async () => {
		expect(loaded.map(({ tenant }) => tenant)).toEqual(
			opened.directory.all.map(({ slug }) => slug).filter((slug) => findDemoScript(flowsDir, slug) !== undefined),
		);
		for (const { tenant: slug, processes } of loaded) {
			const own = await recordsOf(opened.data, slug);
			const leaves = opened.directory.find(slug)?.flow.compiled.order.filter(({ children }) => children.length === 0) ?? [];
			expect(own).toHaveLength(processes);
			expect(processes).toBeGreaterThanOrEqual(40);
			expect([slug, ...new Set(own.map(({ flow }) => flow.activeStep ?? "end"))].sort()).toEqual(
				[slug, ...leaves.map(({ code }) => code), "end"].sort(),
			);
			for (const flag of ["completed", "cancelled", "onhold"] as const)
				expect([slug, flag, own.some(({ status }) => status[flag].enabled)]).toEqual([slug, flag, true]);
			expect(own.some(({ flow, status }) => flow.iteration > 0 && !status.cancelled.enabled)).toBe(true);
			expect(own.some(({ Events }) => Events.some(({ type }) => type === "step-correct"))).toBe(true);
			expect(own.some(({ history }) => history.length > 0)).toBe(true);
		}
		expect(loaded[0]?.processes).toBeGreaterThan(200);
	});

	it("has papers with some of the latest requests, which are whole documents", async () => {
		const { db } = opened.data;
		const files = await db.selectFrom("file").selectAll().execute();
		for (const { slug } of opened.directory.all.filter(({ slug: one }) => findDemoScript(flowsDir, one)?.requests !== undefined)) {
			const own = files.filter(({ tenant, owner }) => tenant === slug && owner === "request");
			expect([slug, new Set(own.map(({ category }) => category))]).toEqual([slug, new Set(["vehicle", "parkingspot"])]);
			for (const { uuid, owner_uuid, category, sha256, created_at, uploaded_at } of own) {
				const request = await db
					.selectFrom("request")
					.select(["docs", "created_at"])
					.where("tenant", "=", slug)
					.where("uuid", "=", owner_uuid)
					.executeTakeFirst();
				expect((JSON.parse(request?.docs ?? "{}") as Record<string, unknown>)[category]).toEqual([uuid]);
				expect([created_at, uploaded_at]).toEqual([request?.created_at, request?.created_at]);
				const bytes = papers.get(`${slug} ${uuid}`);
				expect(bytes === undefined ? undefined : await hashOf(bytes)).toBe(sha256);
				expect(bytes === undefined ? undefined : (await checkContent(bytes, { extension: "pdf", mime: "application/pdf" })).verdict).toBe(
					"sound",
				);
			}
		}
	});

	it("lets nothing happen before a process began, out of order, or in the future", () => {
		for (const { Events, created_at, updated_at } of records) {
			const moments = Events.map(({ ts }) => ts);
			expect(moments).toEqual([...moments].sort((a, b) => a - b));
			expect(moments[0]).toBe(created_at);
			expect(moments.at(-1)).toBeLessThanOrEqual(updated_at);
			expect(updated_at).toBeLessThan(now);
		}
	});

	it("begins no process longer ago than its script says, but for the days that an office is closed", async () => {
		for (const { tenant } of loaded) {
			const { days = 0 } = findDemoScript(flowsDir, tenant) ?? {};
			for (const { created_at } of await recordsOf(opened.data, tenant)) expect(created_at).toBeGreaterThan(now - (days + 20) * 86_400_000);
		}
	});

	it("tells every property of every charging point, and rounds and remarks where there are any", async () => {
		const rows = await opened.data.db.selectFrom("charging_location").select(["properties", "meta"]).execute();
		const names = "id,evse,operator,status,remark,proactive_year,proactive_period,proactive_extra";
		expect(new Set(rows.map(({ properties }) => Object.keys(JSON.parse(properties) as object).join()))).toEqual(new Set([names]));
		expect(new Set(rows.map(({ meta }) => Object.keys(JSON.parse(meta) as object).join()))).toEqual(new Set(["phase,source"]));
		for (const name of names.split(","))
			expect([name, rows.some(({ properties }) => (JSON.parse(properties) as Record<string, unknown>)[name] !== null)]).toEqual([
				name,
				true,
			]);
	});

	it("holds every connected location once, at the process that holds it", async () => {
		const rows = await opened.data.db
			.selectFrom("charging_location")
			.select(["uuid", "status", "workflow_uuid"])
			.where("workflow_uuid", "is not", null)
			.execute();
		expect(rows.length).toBeGreaterThan(50);
		const byUuid = new Map(records.map((record) => [record.uuid, record]));
		for (const { uuid, status, workflow_uuid } of rows) {
			const record = byUuid.get(workflow_uuid ?? "");
			expect([record?.Locations.selected.locationUuid, record?.Locations.alternative.locationUuid]).toContain(uuid);
			expect(status).toBe(record?.status.completed.enabled === true ? "realized" : "in-progress");
		}
	});

	it("has requests in every tenant with a script for them, judged and open, each as the product would have taken it", async () => {
		const { db } = opened.data;
		for (const { tenant: slug, requests } of loaded) {
			const script = findDemoScript(flowsDir, slug)?.requests;
			const tenant = opened.directory.find(slug);
			expect([slug, requests]).toEqual([slug, script?.count ?? 0]);
			if (script === undefined || tenant === undefined) continue;
			const rows = await db.selectFrom("request").selectAll().where("tenant", "=", slug).orderBy("counter").execute();
			const heads = rows.map(({ record }) => JSON.parse(record) as RequestHead);
			expect(heads.filter(({ status }) => status === 2)).toHaveLength(script.open);
			for (const status of [3, 4, 5]) expect(heads.filter((head) => head.status === status).length).toBeGreaterThan(10);
			const submitted = heads.map(({ submitted_at }) => submitted_at ?? 0);
			expect(submitted).toEqual([...submitted].sort((a, b) => a - b));
			expect(rows.some(({ latitude }) => latitude === null)).toBe(true);
			const codes = new Set(tenant.municipalities.map(({ value }) => value));
			for (const { geographyCode, contact, judgement, submitted_at, status } of heads) {
				expect(codes.has(geographyCode)).toBe(true);
				expect(contact.email).toMatch(/^[a-z.]+\d*@post\.example$/);
				expect(isFormat(contact.email, "email")).toBe(true);
				expect(hasOnly(`${contact.surname}${contact.street}`, "address")).toBe(true);
				if (judgement === null) {
					expect(status).toBe(2);
					continue;
				}
				expect(judgement.processed_at).toBeGreaterThan(submitted_at ?? now);
				expect(judgement.processed_at).toBeLessThan(now);
				const { id, reason, remarks } = judgement;
				expect(judgementProblem({ status: id, reason, remarks }, tenant.definition.reasonOptions ?? [])).toBeNull();
			}
		}
		expect(loaded.reduce((sum, { requests }) => sum + requests, 0)).toBe(5000);
		const uses = await db.selectFrom("kept_use").select("record_uuid").where("entity", "=", "request").execute();
		expect(uses.length).toBeGreaterThan(100);
	});

	it("has processes that came of requests: accepted before they began, near their place, and told on both sides", async () => {
		const { db } = opened.data;
		const rows = await db.selectFrom("request").selectAll().where("realisation_uuid", "is not", null).execute();
		const byUuid = new Map(records.map((record) => [record.uuid, record]));
		expect(new Set(rows.map(({ tenant }) => tenant)).size).toBe(5);
		for (const row of rows) {
			const head = JSON.parse(row.record) as RequestHead;
			const process = byUuid.get(row.realisation_uuid ?? "");
			expect(process?.requestUuids).toContain(row.uuid);
			expect(head.status).toBe(3);
			expect(head.judgement?.processed_at).toBeLessThan(process?.created_at ?? 0);
			expect(head.geographyCode).toBe(process?.MunicipalityCode);
		}
		const named = records.flatMap(({ requestUuids }) => requestUuids);
		expect(named.sort()).toEqual(rows.map(({ uuid }) => uuid).sort());
	});

	it("has a tenant whose finished processes tell when the others are expected to be finished", async () => {
		const told = [];
		for (const { slug, definition } of opened.directory.all) {
			if (definition.forecast !== true) continue;
			const { all: past } = await pastProcesses(opened.data.reading, slug);
			const groups = [...forecastGroups(past, dayNumber(now) - 1)];
			const given = groups.filter(({ all }) => all.state === "given" && all.expected(dayNumber(now) - 60) !== null);
			if (given.length > 0) told.push(slug);
		}
		expect(told).not.toEqual([]);
	});

	it("is loaded once", async () => {
		expect(await load(opened)).toEqual([]);
		expect(await recordsOf(opened.data)).toEqual(records);
	});

	it("is the same again for the same day", async () => {
		const other = await make();
		const second = await open(other.place);
		await load(second);
		const withoutSynced = (list: readonly RealisationRecord[]) => list.map((record) => ({ ...record, synced: 0 }));
		expect(withoutSynced(await recordsOf(second.data))).toEqual(withoutSynced(records));
		await second.data.close();
		await other.remove();
	}, 300_000);
});

it("a tenant without a script has no demonstration", () => {
	expect(findDemoScript(flowsDir, "no-such-tenant")).toBeUndefined();
});
