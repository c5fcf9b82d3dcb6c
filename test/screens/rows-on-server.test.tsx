import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addDays, askableFields, comparableText, type FieldValue, midnightOf, type RealisationRecord, today } from "../../engine/index.ts";
import { fillTexts } from "../../server/database/rows/found-text.ts";
import { fillWaiting } from "../../server/realisations/process/fill-waiting.ts";
import { putWaiting } from "../../server/realisations/process/waiting-store.ts";
import { fillPart } from "../../server/realisations/rows/fill-rows.ts";
import { fillRowCounts } from "../../server/realisations/rows/row-counts-store.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { realisationFields, withComments } from "../../web/realisations/list/realisation-fields.tsx";
import { flowKey, type RealisationRow, rowOf } from "../../web/realisations/list/realisation-row.ts";
import { plannedOf, withWaits } from "../../web/realisations/list/waits-fields.ts";
import { realisationSource } from "../../web/realisations/realisation-source.ts";
import { waitsByUuid } from "../../web/realisations/waits.ts";
import type { TableFields } from "../../web/table/fields/table-field.ts";
import { drawnFilters } from "../../web/table/filters/filter-choices.ts";
import { filterRows } from "../../web/table/rows/filter-rows.ts";
import { sortRows } from "../../web/table/rows/sort-rows.ts";
import type { TenantConfiguration } from "../../web/tenants/tenant-configuration.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";
import { randomFilters } from "./harness/random-filters.ts";
import "../../web/test-support/browser-parts.ts";

/** Number of questions for each database; set it to many thousands for certainty. */
const questionCount = Number(process.env.ROW_QUESTIONS ?? 250);
const seed = process.env.ROW_SEED === undefined ? undefined : Number(process.env.ROW_SEED);
const processCount = 160;

const words = [
	"jan",
	"weg",
	"AR",
	"é",
	"6811",
	"arnhem",
	"liander",
	"stap",
	"On hold",
	"1",
	"zzz",
	"dwarsstraat",
	"nijkerk",
	"vries",
	"O'Neill",
];

describeOnEveryDatabase("the list of processes, asked of the server and of the browser", (make) => {
	let test: TestApp;
	let people: readonly TestPerson[];
	let tags: readonly string[];

	beforeAll(async () => {
		test = await testApp(
			await make(),
			{},
			{
				tenantFile: {
					forecast: true,
					access: {
						...JSON.parse((await import("node:fs")).readFileSync("flows/go-ral/tenant.json", "utf8")).access,
						realisationlist: ["cpo", "municipality", "developer", "caseviewer"],
						requestlist: ["cpo", "developer"],
					},
					tags: ["Spoed", "Wijkaanpak", "laadplein", "Ärger"].map((label, index) => ({
						uuid: `1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a0${index}`,
						label,
						enabled: true,
						deleted_at: null,
					})),
				},
				// Somebody who sees only the first step, and somebody who sees no step at all.
				alterFlow: (flow) => ({
					...flow,
					steps: flow.steps.map((step, index) =>
						index > 0 ? step : { ...step, access: { ...step.access, read: [...step.access.read, "developer"] } },
					) as typeof flow.steps,
				}),
			},
		);
		tags = [0, 1, 2, 3].map((index) => `1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a0${index}`);
		await fillWithProcesses(test, { count: processCount, tags, seed });
		for (const tenant of test.app.tenants.all)
			while (
				(await fillPart(test.app.data, tenant)) ||
				(await fillWaiting(test.app.data, tenant)) ||
				(await fillRowCounts(test.app.data, test.app.fills.patiently, tenant.slug)) ||
				(await fillTexts(test.app.data, tenant.slug))
			);
		await plantForecasts();
		people = [
			test.person({ cpo: ["*"] }),
			test.person({ municipality: ["0202"] }),
			test.person({ municipality: ["0200", "0203"], cpo: ["0202"] }),
			test.person({ developer: ["*"] }),
			test.person({ developer: ["0203"], cpo: ["0200"], municipality: ["0202"] }),
			test.person({ caseviewer: ["*"], municipality: ["0203"] }),
		];
	});
	afterAll(() => test.close());

	/**
	 * Forecasts for the processes of most days; more for people who see every municipality, since no single one has enough finished
	 * processes.
	 */
	async function plantForecasts() {
		const { db } = test.app.data;
		const processes = await db.selectFrom("realisation").select(["type", "code", "created_at"]).where("tenant", "=", test.tenant).execute();
		const days = new Map(
			processes.map(({ type, code, created_at }) => [`${type} ${code} ${today(created_at)}`, { type, code, created_at }]),
		);
		const rows = [...days.values()].map(({ type, code, created_at }, index) => {
			const day = today(created_at);
			const [first, last] = [addDays(day, 20 + index), addDays(day, 40 + 2 * index)];
			const own = index % 3 === 0 ? { own_first: null, own_last: null } : { own_first: addDays(first, 3), own_last: addDays(last, 3) };
			const span = { since: midnightOf(day), until: midnightOf(addDays(day, 1)) };
			return { tenant: test.tenant, type, code, day, ...span, ...own, any_first: first, any_last: last };
		});
		await db.insertInto("forecast_day").values(rows.slice(5)).execute();
	}

	interface Seen {
		readonly rows: readonly RealisationRow[];
		readonly fields: TableFields<RealisationRow>;
		readonly tenant: TenantConfiguration;
	}

	const known = new Map<TestPerson, Seen>();

	/** The list in a browser that has loaded everything this person may see. */
	async function browserOf(person: TestPerson, own: "*" | readonly string[]): Promise<Seen> {
		const kept = known.get(person);
		if (kept !== undefined) return kept;
		const data = async (path: string) => (await person.get(path)).body.data as unknown;
		const { tenant } = (await data("configs")) as { tenant: TenantConfiguration };
		const records = (await data("processes/realisation?past=days")) as readonly RealisationRecord[];
		const flow = test.app.tenants.find(test.tenant)?.flow;
		if (flow === undefined) throw new Error("no flow");
		const flows = new Map([[flowKey(flow), flow.definition]]);
		const rows = records.map((record) => rowOf(realisationSource.keep(record), { flows, steps: tenant.steps, now: test.clock.now }));
		const parties = new Map(((await data("stakeholders")) as { slug: string; name: string }[]).map(({ slug, name }) => [slug, name]));
		const asked = await person.get("charging-point-requests");
		const requests =
			asked.status === 200 ? (asked.body.data as unknown as { uuid: string; limited: boolean; summary: { name: string } }[]) : [];
		const applicants = new Map(requests.flatMap((request) => (request.limited ? [] : [[request.uuid, request.summary.name] as const])));
		const counts = new Map(
			((await data("comments/counts?entity=realisation")) as { uuid: string; comments: number; todo: number; unknown: number }[]).map(
				(each) => [each.uuid, each],
			),
		);
		const list = tenant.lists.realisations;
		const waits = waitsByUuid((await data("lists/realisations/waits")) as Parameters<typeof waitsByUuid>[0]);
		const fields = withWaits(
			withComments(realisationFields(list, { tenant, codes: own, parties, applicants }), counts),
			waits,
			plannedOf(list, tenant),
		);
		const seen = { rows, fields, tenant };
		known.set(person, seen);
		return seen;
	}

	it("gives the same rows, order, totals and choices, to each as much as they may see", async () => {
		const everybody = await Promise.all(people.map((person) => browserOf(person, "*")));
		const [first] = everybody;
		expect(everybody.map(({ rows }) => rows.length)).toEqual([
			processCount + 1,
			...Array(2).fill(expect.any(Number)),
			processCount + 1,
			processCount + 1,
			processCount + 1,
		]);
		const list = first?.tenant.lists.realisations;
		if (list === undefined) throw new Error("no list");
		const sortable = askableFields(list).filter((field) => field !== "search");
		const value = (field: string) => {
			const kind = list.fields[field]?.kind;
			if (kind === "text") return fc.constantFrom(...words);
			const values = new Set(
				everybody.flatMap(({ rows, fields }) => rows.flatMap((row) => fields.get(field)?.value(row) ?? []).map(String)),
			);
			return fc.constantFrom(...values, "nergens");
		};
		const filters = randomFilters({ list, value, now: test.clock.now, weight: 50 });
		const categories = [null, "active", "municipality", "cpo", "onhold", "completed", "cancelled"] as const;
		const question = fc.record({
			who: fc.nat(people.length - 1),
			category: fc.constantFrom(...categories),
			sort: fc.constantFrom(...sortable),
			descending: fc.boolean(),
			page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 })),
			rows: fc.constantFrom(1, 7, 25, 100),
			filters,
		});
		let found = 0;
		await fc.assert(
			fc.asyncProperty(question, async ({ who, category, sort: drawn, descending, page, rows, filters: asked }) => {
				const [person, seen] = [people[who] as TestPerson, everybody[who] as Seen];
				// A field that a person may read nowhere is not in their list.
				const sort = seen.fields.has(drawn) ? drawn : "reference";
				const filters = Object.fromEntries(Object.entries(asked).filter(([field]) => seen.fields.has(field)));
				const sorted = sortRows(seen.rows, seen.fields.get(sort), descending);
				const matching = filterRows(sorted, seen.fields, filters, test.clock.now);
				const shown = category === null ? matching : matching.filter((row) => row.categories.includes(category));
				const params = new URLSearchParams({
					sort: `${descending ? "-" : ""}${sort}`,
					page: String(page),
					rows: String(rows),
					filters: JSON.stringify(filters),
				});
				if (category !== null) params.set("category", category);
				const answer = await person.get(`lists/realisations/rows?${params}`);
				expect(answer.status).toBe(200);
				const { data, metaData } = answer.body as unknown as {
					data: RealisationRecord[];
					metaData: Record<string, never> & { after: string | null };
				};
				const expected = shown.slice((page - 1) * rows, page * rows).map(({ key }) => key);
				expect(data.map(({ uuid }) => uuid)).toEqual(expected);
				found += Number(expected.length > 0);
				expect({ total: metaData.total, all: metaData.all, matchingAll: metaData.matchingAll }).toEqual({
					total: shown.length,
					all: seen.rows.length,
					matchingAll: matching.length,
				});
				for (const each of categories) {
					if (each !== null)
						expect([each, (metaData.matching as never)[each]]).toEqual([
							each,
							matching.filter((row) => row.categories.includes(each)).length,
						]);
				}
				// The response has the records that the browser would have: rows and cells follow from them.
				const listed = new Map(seen.rows.map((row) => [row.key, row.record]));
				expect(data.map(realisationSource.keep)).toEqual(expected.map((key) => listed.get(key)));
				if (metaData.after === null || expected.length < rows) return;
				params.set("page", String(page + 1));
				params.set("after", metaData.after);
				const next = (await person.get(`lists/realisations/rows?${params}`)).body.data as unknown as RealisationRecord[];
				expect(next.map(({ uuid }) => uuid)).toEqual(shown.slice(page * rows, (page + 1) * rows).map(({ key }) => key));
			}),
			{ numRuns: questionCount, ...(seed === undefined ? {} : { seed }) },
		);
		// A question without results tests little.
		expect(found).toBeGreaterThan(questionCount / 4);
	});

	it("finds by any word of what somebody sees of it, and by none of what they do not", async () => {
		const [whole] = await Promise.all(people.map((person) => browserOf(person, "*")));
		const field = whole?.fields.get("search");
		if (whole === undefined || field === undefined) throw new Error("no search");
		const texts = whole.rows.flatMap((row) => comparableText(field.text(row)).split(/\s+/u));
		const asked = [...new Set(texts.filter((word) => word.length > 3))].filter((_, index) => index % 11 === 0).slice(0, 30);
		expect(asked.length).toBeGreaterThan(20);
		for (const person of people) {
			const seen = await browserOf(person, "*");
			for (const word of asked) {
				const answer = await person.get(
					`lists/realisations/rows?rows=100&filters=${encodeURIComponent(JSON.stringify({ search: [word] }))}`,
				);
				const total = filterRows(seen.rows, seen.fields, { search: [word] }, test.clock.now).length;
				expect([word, answer.body.metaData]).toEqual([word, expect.objectContaining({ total })]);
			}
		}
	});

	it("offers in every filter the values that the browser would offer, and none that is hidden", async () => {
		for (const person of people) {
			const { rows, fields, tenant } = await browserOf(person, "*");
			const { body } = await person.get("lists/realisations/choices");
			const given = body.data as unknown as Readonly<Record<string, readonly FieldValue[]>>;
			for (const { field, kind, choices } of drawnFilters(tenant.lists.realisations.filters, fields, rows)) {
				if (kind === "text") continue;
				expect([field, [...(given[field] ?? [])].map(String).sort()]).toEqual([field, choices.map(({ value }) => value).sort()]);
			}
		}
	});

	it("knows no field that somebody may read nowhere, by whatever name it is asked", async () => {
		const hidden = "values.PlannedRealisation.ChargePointOrderDate";
		const statuses = new Set<number>();
		for (const [person, at] of people.map((each, index) => [each, index] as const)) {
			const { fields } = await browserOf(person, "*");
			const answers = await Promise.all(
				["sort=vkbPublished", `sort=-${hidden}`, `filters=${JSON.stringify({ vkbPublished: ["gevuld"] })}`].map((asked) =>
					person.get(`lists/realisations/rows?${asked}`),
				),
			);
			for (const { status } of answers) statuses.add(status);
			expect([at, answers.map(({ status }) => status)]).toEqual([
				at,
				["vkbPublished", hidden, "vkbPublished"].map((field) => (fields.has(field) ? 200 : 400)),
			]);
		}
		expect([...statuses].sort()).toEqual([200, 400]);
	});

	it("tells the last day of a term to who may read the day that it follows from, whichever way it is asked, and to nobody else", async () => {
		const [cpo, , , developer] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
		const { db } = test.app.data;
		const steps = db.selectFrom("waiting").selectAll().where("tenant", "=", test.tenant).where("kind", "=", "step");
		const { realisation_uuid: uuid } = await steps.orderBy("realisation_uuid").executeTakeFirstOrThrow();
		const before = await steps.where("realisation_uuid", "=", uuid).execute();
		const place = { tenant: test.tenant, uuid, code: before[0]?.code ?? "" };
		const put = (due: string, term: string) =>
			putWaiting(
				db,
				place,
				before.map(({ tenant: _tenant, realisation_uuid: _uuid, code: _code, ...row }) => ({ ...row, due, term })),
			);
		const told = async (person: TestPerson) => {
			const of = (waits: unknown) => (waits as readonly { uuid: string; due: string | null }[]).find((each) => each.uuid === uuid)?.due;
			const rows = await person.get(`lists/realisations/rows?rows=1000`);
			const found = await person.get(`lists/realisations/rows?rows=1000&filters=${JSON.stringify({ due: ["2099-12-24"] })}`);
			const empty = await person.get(`lists/realisations/rows?rows=1000&filters=${JSON.stringify({ due: ["leeg"] })}`);
			const isIn = ({ body }: typeof rows) => (body.data as unknown as RealisationRecord[]).some((record) => record.uuid === uuid);
			return [
				of((await person.get("lists/realisations/waits")).body.data),
				of((rows.body.metaData as unknown as { waits: unknown }).waits),
				isIn(found),
				isIn(empty),
			];
		};
		try {
			// A planned day that somebody entered, which the developer may not read; and one that is derived from a step.
			await put("2099-12-24", "planning");
			expect(await told(cpo)).toEqual(["2099-12-24", "2099-12-24", true, false]);
			expect(await told(developer)).toEqual([null, null, false, true]);
			await put("2099-12-24", "beoordeling");
			expect(await told(developer)).toEqual(["2099-12-24", "2099-12-24", true, false]);
		} finally {
			await putWaiting(db, place, before);
		}
	});

	it("keeps the row of a process that is saved in the save's transaction", async () => {
		const [cpo] = people as [TestPerson];
		const count = async () =>
			((await cpo.get("lists/realisations/rows?rows=1")).body as unknown as { metaData: { all: number } }).metaData.all;
		const before = await count();
		test.clock.now += 60_000;
		const { uuid } = await startProcess(test, cpo, { stakeholders: [await test.municipalitySlug("0202"), "cpo|allego"] });
		expect(await count()).toBe(before + 1);
		const newest = await cpo.get("lists/realisations/rows?rows=1&sort=-updated");
		expect((newest.body.data as unknown as RealisationRecord[])[0]?.uuid).toBe(uuid);
	});

	it.each([
		"filters=x",
		"filters=[]",
		`filters=${encodeURIComponent('{"nergens":["x"]}')}`,
		`filters=${encodeURIComponent('{"search":"x"}')}`,
		`filters=${encodeURIComponent('{"search":["a\\u0000b"]}')}`,
		`filters=${encodeURIComponent('{"constructor":["x"]}')}`,
		"sort=nergens",
		"sort=search",
		"sort=constructor",
		"after=x",
		`sort=-updated&after=${Buffer.from('["x","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
		`sort=days&after=${Buffer.from('["1e999","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
		`sort=step&after=${Buffer.from('["1","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
	])("refuses ?%s", async (query) => {
		expect(await people[0]?.get(`lists/realisations/rows?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
	});
});
