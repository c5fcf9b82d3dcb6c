import "../../web/test-support/browser-parts.ts";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	type FieldValue,
	isInShape,
	isLocationStatus,
	locationReference,
	type MapShape,
	readMapShape,
	shapeOfBox,
	shapeOfCorners,
	writeMapShape,
} from "../../engine/index.ts";
import { fillTexts } from "../../server/database/rows/found-text.ts";
import { fillLocationRows } from "../../server/locations/location-row-store.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import type { ChargingLocation } from "../../web/locations/charging-location.ts";
import { type LocationRow, locationFields } from "../../web/locations/list/location-fields.tsx";
import { locationRows } from "../../web/locations/list/location-rows.ts";
import { partInView } from "../../web/map/places/part-of-map.ts";
import type { TableFields } from "../../web/table/fields/table-field.ts";
import { drawnFilters } from "../../web/table/filters/filter-choices.ts";
import { filterRows } from "../../web/table/rows/filter-rows.ts";
import { sortRows } from "../../web/table/rows/sort-rows.ts";
import type { TenantConfiguration } from "../../web/tenants/tenant-configuration.ts";
import { fillWithLocations } from "./harness/made-locations.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";
import { randomFilters } from "./harness/random-filters.ts";

/** Number of questions for each database; set it to many thousands for certainty. */
const questionCount = Number(process.env.ROW_QUESTIONS ?? 50);
const seed = process.env.ROW_SEED === undefined ? undefined : Number(process.env.ROW_SEED);
const locationCount = 150;
const words = ["jans", "weg", "é", "6811", "arnhem", "0202-1", "proces", "bekijk", "brug", "1", "zzz", "dwarsstraat", "51.9", "bus"];

const roles = [
	{ cpo: ["*"] },
	{ municipality: ["0202"] },
	// Sees locations, but none of the processes connected to them.
	{ developer: ["*"] },
	{ developer: ["0203", "0202"], cpo: ["0200"] },
] as const;

interface Seen {
	readonly person: TestPerson;
	readonly locations: readonly ChargingLocation[];
	readonly rows: readonly LocationRow[];
	readonly fields: TableFields<LocationRow>;
	readonly tenant: TenantConfiguration;
}

interface Places {
	readonly points: readonly { readonly uuid: string; readonly kind: string; readonly reference: string }[];
	readonly squares: readonly { readonly count: number }[];
	readonly counts: Readonly<Record<string, number>>;
	readonly whole: boolean;
}

const around = fc.tuple(fc.double({ min: 51.85, max: 52.15, noNaN: true }), fc.double({ min: 5.65, max: 6.05, noNaN: true }));
const shape: fc.Arbitrary<MapShape | null> = fc.oneof(
	{ arbitrary: fc.constant(null), weight: 4 },
	fc.tuple(around, around).map(([[south, west], [north, east]]) =>
		shapeOfBox({
			south: Math.min(south, north),
			west: Math.min(west, east),
			north: Math.max(south, north) + 0.01,
			east: Math.max(west, east) + 0.01,
		}),
	),
	fc
		.array(around, { minLength: 3, maxLength: 12 })
		.map((corners) => shapeOfCorners(corners.map(([latitude, longitude]) => ({ latitude, longitude })))),
);

describeOnEveryDatabase("the list of charging locations, asked of the server and of the browser", (make) => {
	let test: TestApp;
	let everybody: readonly Seen[];

	beforeAll(async () => {
		const { access } = JSON.parse((await import("node:fs")).readFileSync("flows/go-ral/tenant.json", "utf8"));
		const see = ["cpo", "municipality", "developer"];
		const rights = { locationlist: see, chargingpoints: see, realisationlist: ["cpo", "municipality"] };
		test = await testApp(await make(), { LIST_IN_BROWSER: "5" }, { tenantFile: { access: { ...access, ...rights } } });
		await fillWithProcesses(test, { count: 20, tags: [], seed });
		await fillWithLocations(test, { count: locationCount, seed });
		for (const { slug } of test.app.tenants.all)
			while ((await fillLocationRows(test.app.data, slug)) || (await fillTexts(test.app.data, slug)));
		everybody = await Promise.all(roles.map((each) => browserOf(test.person(each))));
	});
	afterAll(() => test.close());

	/** The list in a browser that has loaded everything this person may see. */
	async function browserOf(person: TestPerson): Promise<Seen> {
		const { tenant } = (await person.get("configs")).body.data as unknown as { tenant: TenantConfiguration };
		const locations = (await person.get("charging-point-locations?pageSize=400")).body.data as unknown as readonly ChargingLocation[];
		const fields = locationFields(tenant.lists.locations, { tenant, codes: "*", showOnMap: () => undefined });
		return { person, locations, rows: locationRows(locations), fields, tenant };
	}

	const asked = async <Answer,>(person: TestPerson, what: string, question: Readonly<Record<string, string>>): Promise<Answer> => {
		const { status, body, text } = await person.get(`lists/locations/${what}?${new URLSearchParams(question)}`);
		expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
		return body as unknown as Answer;
	};
	const rowsOf = (person: TestPerson, question: Readonly<Record<string, string>>) =>
		asked<{ data: readonly ChargingLocation[]; metaData: Readonly<Record<string, unknown>> & { readonly after: string | null } }>(
			person,
			"rows",
			question,
		);
	const placesOf = async (person: TestPerson, question: Readonly<Record<string, string>>) =>
		(await asked<{ data: Places }>(person, "places", question)).data;

	it("gives the same rows, order, numbers, choices of all and places, to each as much as they may see", async () => {
		const [first] = everybody;
		expect(first?.rows).toHaveLength(locationCount);
		const list = first?.tenant.lists.locations;
		if (list === undefined) throw new Error("no list");
		expect(everybody.map(({ tenant }) => tenant.listsOnServer.includes("locations"))).toEqual([true, true, true, true]);
		const value = (field: string) => {
			if (list.fields[field]?.kind === "text") return fc.constantFrom(...words);
			const values = everybody.flatMap(({ rows, fields }) => rows.flatMap((row) => fields.get(field)?.value(row) ?? []).map(String));
			return fc.constantFrom(...new Set(values), "nergens");
		};
		const question = fc.record({
			who: fc.nat(everybody.length - 1),
			sort: fc.constantFrom(...new Set(list.layouts.flatMap(({ columns }) => columns.map(({ field }) => field)))),
			descending: fc.boolean(),
			page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 })),
			rows: fc.constantFrom(1, 7, 25, 100),
			filters: randomFilters({ list, value, now: test.clock.now, weight: 14 }),
			drawn: shape,
		});
		let found = 0;
		await fc.assert(
			fc.asyncProperty(question, async ({ who, sort, descending, page, rows, filters, drawn }) => {
				const { person, rows: all, fields } = everybody[who] as Seen;
				const within = drawn === null ? null : writeMapShape(drawn);
				const part = within === null ? null : readMapShape(within);
				const sorted = sortRows(all, fields.get(sort), descending);
				const shown = filterRows(sorted, fields, filters, test.clock.now).filter(
					({ location }) => part === null || isInShape(location.coordinates, part),
				);
				const where = { filters: JSON.stringify(filters), ...(within === null ? {} : { within }) };
				const order = { sort: `${descending ? "-" : ""}${sort}` };
				const paged = { ...where, ...order, page: String(page), rows: String(rows) };
				const { data, metaData } = await rowsOf(person, paged);
				const expected = shown.slice((page - 1) * rows, page * rows);
				expect(data).toEqual(expected.map(({ location }) => location));
				found += Number(expected.length > 0);
				const { after } = metaData;
				expect(metaData).toEqual({ total: shown.length, all: all.length, matchingAll: shown.length, matching: {}, after });
				const keys = await asked<{ data: unknown }>(person, "keys", { ...where, ...order });
				expect(keys.data).toEqual(
					shown.flatMap(({ key, location: { meta } }) => (meta.workflowUuid ? { uuid: key, process: meta.workflowUuid } : [])),
				);
				const country = partInView({ south: 51.8, west: 5.6, north: 52.2, east: 6.1 }, 12);
				const { points, counts } = await placesOf(person, { ...where, ...country, zoom: "12" });
				const drawnPoints = [...shown]
					.sort((one, other) => one.location.synced - other.location.synced)
					.map(({ key, location }) => ({
						uuid: key,
						reference: locationReference(location),
						kind: isLocationStatus(location.status) ? location.status : "unknown",
						...location.coordinates,
					}));
				expect(points).toEqual(drawnPoints);
				expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(shown.length);
				if (after === null || expected.length < rows) return;
				const next = await rowsOf(person, { ...paged, page: String(page + 1), after });
				expect(next.data.map(({ uuid }) => uuid)).toEqual(shown.slice(page * rows, (page + 1) * rows).map(({ key }) => key));
			}),
			{ numRuns: questionCount, ...(seed === undefined ? {} : { seed }) },
		);
		// A question without results tests little.
		expect(found).toBeGreaterThan(questionCount / 5);
	});

	it("offers in every filter the values that the browser would offer", async () => {
		for (const { person, rows, fields, tenant } of everybody) {
			const { data } = await asked<{ data: Readonly<Record<string, readonly FieldValue[]>> }>(person, "choices", {});
			for (const { field, kind, choices } of drawnFilters(tenant.lists.locations.filters, fields, rows)) {
				if (kind === "text" || fields.get(field)?.choices !== undefined) continue;
				expect([field, [...(data[field] ?? [])].map(String).sort()]).toEqual([field, choices.map(({ value }) => value).sort()]);
			}
		}
	});

	it("neither shows, finds nor counts by a process that somebody does not see, and tells who it may be done to by uuid", async () => {
		const [cpo, , developer] = everybody as [Seen, Seen, Seen];
		const connected = cpo.locations.filter(({ meta }) => meta.workflowUuid !== null);
		const filters = JSON.stringify({ process: ["gevuld"] });
		expect((await rowsOf(cpo.person, { filters })).metaData.total).toBe(connected.length);
		expect((await rowsOf(developer.person, { filters })).metaData.total).toBe(0);
		const all = await developer.person.get("lists/locations/rows?rows=1000");
		for (const { meta } of connected) expect(all.text).not.toContain(meta.workflowUuid);
		const among = cpo.locations
			.slice(0, 100)
			.map(({ uuid }) => uuid)
			.join();
		const of = async ({ person }: Seen) => (await asked<{ data: readonly { uuid: string }[] }>(person, "keys", { among })).data;
		const named = connected.filter(({ uuid }) => among.includes(uuid)).map(({ uuid }) => uuid);
		expect((await of(cpo)).map(({ uuid }) => uuid).sort()).toEqual(named.sort());
		expect(await of(developer)).toEqual([]);
	});

	it("tells of many how many there are in each square, and everything while it is little", async () => {
		const [{ person, rows }] = everybody as [Seen];
		const country = partInView({ south: 50.7, west: 3.3, north: 53.6, east: 7.3 }, 7);
		const far = await placesOf(person, { ...country });
		expect([far.points, far.squares.reduce((sum, { count }) => sum + count, 0)]).toEqual([[], rows.length]);
		// Of a wide map at its nearest, the part beyond its edges is larger than what is in view.
		const [{ location }] = rows as [(typeof rows)[number]];
		const { latitude, longitude } = location.coordinates;
		const street = { south: latitude - 0.001, west: longitude - 0.002, north: latitude + 0.001, east: longitude + 0.002 };
		const near = await placesOf(person, { ...partInView(street, 19) });
		expect(Object.values(near.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
		expect(await placesOf(person, {})).toMatchObject({ points: [], squares: [], whole: false });
		const few = await placesOf(person, { filters: JSON.stringify({ search: ["zzzz"] }) });
		expect([few.whole, few.points]).toEqual([true, []]);
	});

	it("is refused to who may not see the list, tells nothing of another tenant, and refuses what is no question", async () => {
		const [{ person }] = everybody as [Seen];
		const other = test.person({ cpo: ["*"] }, test.otherTenant);
		for (const part of ["rows", "choices", "keys", "places"]) {
			expect([part, (await test.person({ guest: ["*"] }).get(`lists/locations/${part}`)).status]).toEqual([part, 403]);
			expect([part, (await other.get(`lists/locations/${part}`)).status]).toEqual([part, 403]);
		}
		for (const query of [
			"filters=x",
			`filters=${encodeURIComponent('{"nergens":["x"]}')}`,
			"sort=search",
			"sort=constructor",
			"category=nergens",
			"after=x",
			`sort=reference&after=${Buffer.from('[1,"00000000-0000-4000-8000-000000000000"]').toString("base64url")}`,
			"within=52,5,53",
			"within=53,5,52,6",
			"among=x",
			"only=all",
		])
			expect([query, await person.get(`lists/locations/rows?${query}`)]).toMatchObject([query, { status: 400, body: { code: "invalid" } }]);
	});
});
