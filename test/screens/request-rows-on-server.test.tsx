import "../../web/test-support/browser-parts.ts";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	type AnyRequest,
	canStartProcess,
	type FieldValue,
	judgementAvailability,
	type MapShape,
	PersonAccess,
	type RequestRecord,
	readMapShape,
	shapeOfBox,
	shapeOfCorners,
	writeMapShape,
} from "../../engine/index.ts";
import { fillTexts } from "../../server/database/rows/found-text.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { addRequest, requestContent } from "../../server/test-support/test-request.ts";
import { rowsIn } from "../../web/map/beside/chosen-on-map.ts";
import { type RequestRow, requestFields } from "../../web/requests/list/request-fields.tsx";
import { requestRows } from "../../web/requests/list/request-rows.ts";
import { kindOfRow, placeOfRow } from "../../web/requests/list/row-on-map.ts";
import { judgesOf } from "../../web/requests/reason-options.ts";
import { listCategories } from "../../web/table/categories/table-category.ts";
import type { TableFields } from "../../web/table/fields/table-field.ts";
import { drawnFilters } from "../../web/table/filters/filter-choices.ts";
import { filterRows } from "../../web/table/rows/filter-rows.ts";
import { sortRows } from "../../web/table/rows/sort-rows.ts";
import type { TenantConfiguration } from "../../web/tenants/tenant-configuration.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";
import { connect, fillWithRequests } from "./harness/made-requests.ts";
import { randomFilters } from "./harness/random-filters.ts";

/** Number of questions for each database; set it to many thousands for certainty. */
const questionCount = Number(process.env.ROW_QUESTIONS ?? 200);
const seed = process.env.ROW_SEED === undefined ? undefined : Number(process.env.ROW_SEED);
const requestCount = 120;
const words = [
	"jan",
	"weg",
	"é",
	"6811",
	"arnhem",
	"gor-a0000",
	"gekoppeld",
	"afgewezen",
	"1",
	"zzz",
	"dwarsstraat",
	"vries",
	"O'Neill",
	"ab-123",
];

const roles = [
	{ cpo: ["*"] },
	{ municipality: ["0202"] },
	// Sees requests, but none of the processes connected to them.
	{ developer: ["*"] },
	{ developer: ["0203", "0202"], cpo: ["0200"] },
	// Sees the locations of the requests of two municipalities, and nothing else about them.
	{ caseviewer: ["0200", "0202"], municipality: ["0203"] },
] as const;

const spot = fc.record({
	latitude: fc.double({ min: 51.9, max: 52.1, noNaN: true }),
	longitude: fc.double({ min: 5.8, max: 6, noNaN: true }),
});
const shape = fc.oneof(
	fc.tuple(spot, spot).map(([one, other]) =>
		shapeOfBox({
			south: Math.min(one.latitude, other.latitude),
			west: Math.min(one.longitude, other.longitude),
			north: Math.max(one.latitude, other.latitude) + 0.05,
			east: Math.max(one.longitude, other.longitude) + 0.05,
		}),
	),
	fc.array(spot, { minLength: 3, maxLength: 12 }).map((corners) => shapeOfCorners(corners) as MapShape),
);

describeOnEveryDatabase("the list of requests, asked of the server and of the browser", (make) => {
	let test: TestApp;
	let people: readonly TestPerson[];

	beforeAll(async () => {
		const { access } = JSON.parse((await import("node:fs")).readFileSync("flows/go-ral/tenant.json", "utf8"));
		const tags = ["Spoed", "Wijkaanpak", "laadplein", "Ärger"].map((label, index) => ({
			uuid: `1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a0${index}`,
			label,
			enabled: true,
			deleted_at: null,
		}));
		const rights = {
			requestlist: ["cpo", "municipality", "developer"],
			requestlocations: ["caseviewer"],
			realisationlist: ["cpo", "municipality"],
		};
		test = await testApp(await make(), {}, { tenantFile: { access: { ...access, ...rights }, tags } });
		const uuids = tags.map(({ uuid }) => uuid);
		await fillWithProcesses(test, { count: 20, tags: uuids, seed });
		await fillWithRequests(test, { count: requestCount, tags: uuids, seed });
		await rowsFilled(test.app);
		for (const { slug } of test.app.tenants.all)
			while ((await fillRequestRows(test.app.data, slug)) || (await fillTexts(test.app.data, slug)));
		people = roles.map((each) => test.person(each));
	});
	afterAll(() => test.close());

	interface Seen {
		readonly rows: readonly RequestRow[];
		readonly fields: TableFields<RequestRow>;
		readonly tenant: TenantConfiguration;
		/** The comments of each, in the order of their uuids. */
		readonly comments: readonly { readonly uuid: string }[];
	}

	/** The list in a browser that has loaded everything this person may see. */
	async function browserOf(person: TestPerson): Promise<Seen> {
		const data = async (path: string) => {
			const { status, body } = await person.get(path);
			return status === 200 ? (body.data as unknown) : [];
		};
		const { tenant } = (await data("configs")) as { tenant: TenantConfiguration };
		const requests = (await data("charging-point-requests")) as readonly AnyRequest[];
		const processes = (await data("processes/realisation")) as readonly { uuid: string; reference: string }[];
		const references = new Map(processes.map((process) => [process.uuid, process]));
		const rows = requestRows(requests);
		const linked = new Map(requests.map(({ uuid, realisationUuid }) => [uuid, realisationUuid]));
		const numbers = (await data("comments/counts?entity=request")) as { uuid: string; comments: number; todo: number; unknown: number }[];
		const fields = requestFields(tenant.lists.requests, {
			tenant,
			codes: "*",
			processOf: (uuid) => references.get(linked.get(uuid) ?? "") ?? null,
			counts: new Map(numbers.map((each) => [each.uuid, each])),
		});
		return { rows, fields, tenant, comments: numbers };
	}

	interface Answer {
		readonly data: readonly RequestRecord[];
		readonly metaData: { total: number; all: number; matchingAll: number; matching: Record<string, number>; after: string | null };
	}
	const ask = async (person: TestPerson, question: Readonly<Record<string, string>>) => {
		const { status, body } = await person.get(`lists/requests/rows?${new URLSearchParams(question)}`);
		expect(status).toBe(200);
		return body as unknown as Answer;
	};

	it("gives the same rows, order, totals and counts, to each as much as they may see", async () => {
		const everybody = await Promise.all(people.map(browserOf));
		const [first] = everybody;
		expect(first?.rows.length).toBeGreaterThanOrEqual(requestCount);
		const list = first?.tenant.lists.requests;
		if (list === undefined) throw new Error("no list");
		const value = (field: string) => {
			if (list.fields[field]?.kind === "text") return fc.constantFrom(...words);
			const values = everybody.flatMap(({ rows, fields }) => rows.flatMap((row) => fields.get(field)?.value(row) ?? []).map(String));
			return fc.constantFrom(...new Set(values), "nergens");
		};
		const question = fc.record({
			who: fc.nat(people.length - 1),
			category: fc.constantFrom(null, ...list.categories.map(({ word }) => word)),
			sort: fc.constantFrom(...new Set(list.layouts.flatMap(({ columns }) => columns.map(({ field }) => field)))),
			descending: fc.boolean(),
			page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 })),
			rows: fc.constantFrom(1, 7, 25, 100),
			filters: randomFilters({ list, value, now: test.clock.now, weight: 14 }),
			shapes: fc.uniqueArray(shape, { maxLength: 2 }),
		});
		// Everything that each of them sees on the map: random shapes alone may cover little.
		const everywhere = shapeOfBox({ south: 50, west: 3, north: 54, east: 8 });
		const plain = { category: null, sort: "submitted", descending: true, page: 1, rows: 25 as const, filters: {}, shapes: [everywhere] };
		const examples = people.map((_, who): [typeof plain & { who: number }] => [{ ...plain, who }]);
		let found = 0;
		let placed = 0;
		await fc.assert(
			fc.asyncProperty(question, async ({ who, category, sort, descending, page, rows, filters, shapes }) => {
				const [person, seen] = [people[who] as TestPerson, everybody[who] as Seen];
				const categories = listCategories(list, seen.fields);
				const within = shapes.map(writeMapShape).join(";");
				const meant = filterRows(sortRows(seen.rows, seen.fields.get(sort), descending), seen.fields, filters, test.clock.now);
				const matching = shapes.reduce<readonly RequestRow[]>(
					(left, each) => rowsIn(left, placeOfRow, readMapShape(writeMapShape(each)) as MapShape),
					meant,
				);
				const tab = categories.find(({ key }) => key === category);
				const shown = tab === undefined ? matching : matching.filter(tab.holds);
				const asked = {
					sort: `${descending ? "-" : ""}${sort}`,
					page: String(page),
					rows: String(rows),
					filters: JSON.stringify(filters),
					...(category === null ? {} : { category }),
					...(within === "" ? {} : { within }),
				};
				const { data, metaData } = await ask(person, asked);
				const expected = shown.slice((page - 1) * rows, page * rows);
				expect(data).toEqual(expected.map(({ request }) => request));
				found += Number(expected.length > 0);
				expect(metaData).toEqual({
					total: shown.length,
					all: seen.rows.length,
					matchingAll: matching.length,
					matching: Object.fromEntries(categories.map(({ key, holds }) => [key, matching.filter(holds).length])),
					after: metaData.after,
					comments: seen.comments.filter(({ uuid }) => expected.some(({ key }) => key === uuid)),
				});
				// Coordinates are only requested for some questions: each takes another call.
				if (within !== "" && rows === 25) {
					const onMap = { ...(category === null ? {} : { category }), filters: asked.filters, within };
					const { body } = await person.get(`lists/requests/rows/places?${new URLSearchParams(onMap)}`);
					const { points } = body.data as unknown as { points: readonly { uuid: string; kind: string }[] };
					const drawn = shown.map((row) => [row.key, kindOfRow(row)]);
					expect(points.map((each) => [each.uuid, each.kind]).sort()).toEqual(drawn.sort());
					placed += drawn.length;
				}
				if (metaData.after === null || expected.length < rows) return;
				const next = await ask(person, { ...asked, page: String(page + 1), after: metaData.after });
				expect(next.data.map(({ uuid }) => uuid)).toEqual(shown.slice(page * rows, (page + 1) * rows).map(({ key }) => key));
			}),
			{ numRuns: questionCount, examples, ...(seed === undefined ? {} : { seed }) },
		);
		// A question without results tests little.
		expect(found).toBeGreaterThan(questionCount / 5);
		expect(placed).toBeGreaterThan(questionCount / 10);
		const { body } = await (people[0] as TestPerson).get("lists/requests/rows/places");
		const kinds = first?.rows.filter((row) => placeOfRow(row) !== null).map(kindOfRow) ?? [];
		const numbers = ["open", "accepted", "linked", "closed"].map((kind) => [kind, kinds.filter((each) => each === kind).length]);
		expect(body.data).toMatchObject({ counts: Object.fromEntries(numbers) });
		expect(numbers.every(([, number]) => Number(number) > 0)).toBe(true);
	});

	it("offers in every filter the values that the browser would offer", async () => {
		for (const person of people) {
			const { rows, fields, tenant } = await browserOf(person);
			const { body } = await person.get("lists/requests/choices");
			const given = body.data as unknown as Readonly<Record<string, readonly FieldValue[]>>;
			for (const { field, kind, choices } of drawnFilters(tenant.lists.requests.filters, fields, rows)) {
				if (kind === "text") continue;
				expect([field, [...(given[field] ?? [])].map(String).sort()]).toEqual([field, choices.map(({ value }) => value).sort()]);
			}
		}
	});

	it("neither finds nor counts by what somebody does not see: a process, or who asked", async () => {
		const [cpo, , developer, , looker] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
		const name = "Kanarie Zangvogel";
		const { uuid } = await addRequest(test, { status: 3, contact: { ...requestContent().contact, name } });
		const [process] = (await cpo.get("processes/realisation")).body.data as unknown as readonly { uuid: string; reference: string }[];
		if (process === undefined) throw new Error("no process");
		await connect(test, uuid, process.uuid);
		const total = async (person: TestPerson, filters: object) =>
			(await ask(person, { filters: JSON.stringify(filters) })).metaData.matchingAll;
		const one = { search: ["kanarie"] };
		expect(await total(cpo, one)).toBe(1);
		expect(await total(looker, one)).toBe(0);
		expect(await total(looker, { name: ["zangvogel"] })).toBe(0);
		expect(await total(cpo, { ...one, process: [process.reference] })).toBe(1);
		expect(await total(developer, one)).toBe(1);
		expect(await total(developer, { ...one, process: [process.reference] })).toBe(0);
		expect(await total(developer, { ...one, process: ["gekoppeld"] })).toBe(1);
		const { text } = await developer.get(`lists/requests/rows?filters=${encodeURIComponent(JSON.stringify(one))}`);
		expect(text).toContain(name);
		expect(text).not.toContain(process.reference);
		await connect(test, uuid, null);
		expect(await total(developer, { ...one, process: ["gekoppeld"] })).toBe(0);
	});

	it("finds those that somebody can judge, or start a process with, and no others", async () => {
		let found = 0;
		for (const [index, person] of people.entries()) {
			const { rows, tenant } = await browserOf(person);
			const access = new PersonAccess({ userId: "", roles: { "go-ral": roles[index] ?? {} } }, tenant);
			const judges = judgesOf(tenant);
			const can = {
				judgeable: ({ request }: RequestRow) => judgementAvailability(request, access.at(request.geographyCode), judges).kind === "judge",
				startable: ({ request }: RequestRow) => canStartProcess(request) && access.at(request.geographyCode).may("realisationbtn"),
			};
			for (const only of ["judgeable", "startable"] as const) {
				const { body } = await person.get(`lists/requests/keys?only=${only}`);
				const expected = rows.filter(can[only]).map(({ key }) => key);
				expect([index, only, [...(body.data as unknown as string[])].sort()]).toEqual([index, only, expected.sort()]);
				expect((await ask(person, { only, rows: "1" })).metaData).toMatchObject({ total: expected.length, all: expected.length });
				found += expected.length;
			}
		}
		expect(found).toBeGreaterThan(0);
	});

	it("chooses every row that a question finds, and refuses who may not see the list", async () => {
		const [cpo] = people as [TestPerson];
		const filters = JSON.stringify({ municipality: ["0202"] });
		const { body } = await cpo.get(`lists/requests/keys?${new URLSearchParams({ filters, category: "open" })}`);
		const shown = await ask(cpo, { filters, category: "open", rows: "1000" });
		expect(body.data).toEqual(shown.data.map(({ uuid }) => uuid));
		expect(shown.data.length).toBeGreaterThan(0);
		for (const part of ["rows", "choices", "keys", "rows/places"])
			for (const roles of [{ guest: ["*"] }, { caseviewer: ["0200"] }])
				expect((await test.person(roles).get(`lists/requests/${part}`)).status).toBe(403);
	});

	it.each([
		"filters=x",
		`filters=${encodeURIComponent('{"nergens":["x"]}')}`,
		`filters=${encodeURIComponent('{"search":["a\\u0000b"]}')}`,
		"sort=search",
		"sort=constructor",
		"category=nergens",
		"category=__proto__",
		"within=52,5,51",
		"within=52,5,51,6",
		"after=x",
		`sort=-submitted&after=${Buffer.from('["x","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
		`sort=reason&after=${Buffer.from('[1,"00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
		`sort=status&after=${Buffer.from('["2","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
	])("refuses ?%s", async (query) => {
		expect(await people[0]?.get(`lists/requests/rows?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
	});
});
