import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	isInShape,
	type MapShape,
	processStatus,
	readMapShape,
	realisationOf,
	shapeOfBox,
	shapeOfCorners,
	writeMapShape,
} from "../../engine/index.ts";
import { isPostgres } from "../../server/database/rows/row-expressions.ts";
import { arePlacesKept, fillPlaces, forgetPlaces } from "../../server/realisations/rows/kept-places-store.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";
import { partInView } from "../../web/map/places/part-of-map.ts";
import { processPoints } from "../../web/realisations/process-points.ts";
import type { KeptRealisation } from "../../web/realisations/realisation-source.ts";
import type { TenantConfiguration } from "../../web/tenants/tenant-configuration.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";
import "../../web/test-support/browser-parts.ts";

/** Number of questions for each database. */
const questionCount = Number(process.env.ROW_QUESTIONS ?? 100);

const roles = [
	{ cpo: ["*"] },
	{ municipality: ["0202", "0200"] },
	// Sees processes, but no input of any step.
	{ developer: ["*"] },
	{ developer: ["0203"], cpo: ["0200"] },
] as const;

interface Place {
	readonly uuid: string;
	readonly kind: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly reference: string;
}

interface Places {
	readonly points: readonly Place[];
	readonly squares: readonly { readonly kind: string; readonly count: number }[];
	readonly counts: Readonly<Record<string, number>>;
	readonly whole: boolean;
}

describeOnEveryDatabase("processes on a map, asked of the server and of the browser", (make) => {
	let test: TestApp;
	let people: readonly { readonly person: TestPerson; readonly seen: readonly KeptRealisation[] }[];
	let configuration: TenantConfiguration;

	beforeAll(async () => {
		const { access } = JSON.parse((await import("node:fs")).readFileSync("flows/go-ral/tenant.json", "utf8"));
		const rights = { realisationlist: ["cpo", "municipality", "developer"] };
		test = await testApp(await make(), { LIST_IN_BROWSER: "5" }, { tenantFile: { access: { ...access, ...rights } } });
		await fillWithProcesses(test, { count: 80, tags: [], seed: undefined });
		await rowsFilled(test.app);
		// Simulates rows that are older than the storage of coordinates.
		await forgetPlaces(test.app.data.db);
		while (await fillPlaces(test.app.data, test.tenant));
		people = await Promise.all(
			roles.map(async (each) => {
				const person = test.person(each);
				return { person, seen: (await person.get("processes/realisation?pageSize=400")).body.data as unknown as KeptRealisation[] };
			}),
		);
		configuration = ((await test.person({ cpo: ["*"] }).get("configs")).body.data as unknown as { tenant: TenantConfiguration }).tenant;
	}, 300_000);
	afterAll(() => test.close());

	async function places(person: TestPerson, query: Readonly<Record<string, string>>): Promise<Places> {
		const { status, body, text } = await person.get(`lists/realisations/places?${new URLSearchParams(query)}`);
		expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
		return body.data as unknown as Places;
	}

	/** What a browser draws that has loaded them all. */
	function drawn(seen: readonly KeptRealisation[], code: string) {
		const { steps = [], realisationStartsAt = "6" } = configuration;
		const near = seen.filter(({ MunicipalityCode }) => MunicipalityCode === code);
		return processPoints(near, { steps, realisationStartsAt }).map(({ uuid, symbol, latitude, longitude, label }) => ({
			uuid,
			kind: symbol,
			latitude,
			longitude,
			reference: label,
		}));
	}

	it("has the points and numbers that a browser makes of all processes, whoever looks; a hidden place is nowhere", async () => {
		const country = { south: 50.7, west: 3.3, north: 53.6, east: 7.3 };
		const states = new Set<string>();
		const view = fc.record({
			latitude: fc.double({ min: 52, max: 52.08, noNaN: true }),
			longitude: fc.double({ min: 5.9, max: 5.95, noNaN: true }),
			zoom: fc.integer({ min: 11, max: 17 }),
		});
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...people),
				fc.constantFrom("0202", "0200", "0203", "0193"),
				view,
				async ({ person, seen }, code, { latitude, longitude, zoom }) => {
					const browser = drawn(seen, code);
					for (const { kind } of browser) states.add(kind);
					const numbers: Record<string, number> = { suggestion: 0, "in-progress": 0, realized: 0, rejected: 0 };
					for (const { kind } of browser) numbers[kind] = (numbers[kind] ?? 0) + 1;
					const all = await places(person, { code });
					expect([all.counts, all.whole]).toEqual([numbers, browser.length <= 5]);
					expect(all.points).toEqual(all.whole ? browser : []);
					expect((await places(person, { code, ...partInView(country, 12), zoom: "10" })).points).toEqual(browser);
					const half = 40 / 2 ** zoom;
					const part = partInView({ south: latitude - half, west: longitude - half, north: latitude + half, east: longitude + half }, zoom);
					const [south = 0, west = 0, north = 0, east = 0] = part.box.split(",").map(Number);
					const isThere = (place: Place) =>
						place.latitude >= south && place.latitude <= north && place.longitude >= west && place.longitude <= east;
					expect((await places(person, { code, ...part })).points).toEqual(browser.filter(isThere));
					const { squares } = await places(person, { code, ...partInView(country, 7) });
					expect(squares.reduce((sum, { count }) => sum + count, 0)).toBe(browser.length > 5 ? browser.length : 0);
				},
			),
			{ numRuns: questionCount },
		);
		expect([...states].sort()).toEqual(["in-progress", "realized", "rejected", "suggestion"]);
		const [cpo, , developer] = people;
		expect([drawn(cpo?.seen ?? [], "0202").length > 5, developer?.seen.length, drawn(developer?.seen ?? [], "0202")]).toEqual([
			true,
			cpo?.seen.length,
			[],
		]);
	}, 300_000);

	it("counts what lies in any part of the map, also where that cuts through what is counted together, and squares hold as many", async () => {
		const isKept = await arePlacesKept(test.app.data.db, test.tenant);
		expect(isKept).toBe(isPostgres(test.app.data.db));
		const [cpo] = people;
		if (cpo === undefined) throw new Error("nobody");
		const { steps = [], realisationStartsAt = "6" } = configuration;
		const all = processPoints(cpo.seen, { steps, realisationStartsAt });
		const [latitudes, longitudes] = [all.map(({ latitude }) => latitude), all.map(({ longitude }) => longitude)];
		// Includes points on the edge, which belongs to the part.
		const side = (places: readonly number[]) =>
			fc.oneof(
				fc.constantFrom(...places),
				fc
					.double({ min: Math.min(...places) - 0.01, max: Math.max(...places) + 0.01, noNaN: true })
					.map((place) => Number(place.toFixed(6))),
			);
		await fc.assert(
			fc.asyncProperty(side(latitudes), side(latitudes), side(longitudes), side(longitudes), async (one, other, left, right) => {
				const [south, west] = [Math.min(one, other), Math.min(left, right)];
				const [north, east] = [Math.max(one, other), Math.max(left, right)];
				const there = all.filter(({ latitude, longitude }) => isInShape({ latitude, longitude }, shapeOfBox({ south, west, north, east })));
				const numbers: Record<string, number> = { suggestion: 0, "in-progress": 0, realized: 0, rejected: 0 };
				for (const { symbol } of there) numbers[symbol] = (numbers[symbol] ?? 0) + 1;
				const { counts, points, squares } = await places(cpo.person, { box: [south, west, north, east].join(","), zoom: "9" });
				expect(counts).toEqual(numbers);
				expect(points.map(({ uuid }) => uuid)).toEqual(there.length > 5 ? [] : there.map(({ uuid }) => uuid));
				expect(squares.reduce((sum, { count }) => sum + count, 0)).toBe(there.length > 5 ? there.length : 0);
			}),
			{ numRuns: questionCount },
		);
	}, 300_000);

	it("finds what lies in a box or a shape as a browser does, counts and chooses just those, with the filters", async () => {
		const around = fc.tuple(fc.double({ min: 51.9, max: 52.2, noNaN: true }), fc.double({ min: 5.8, max: 6.1, noNaN: true }));
		const shape = fc.oneof(
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
				.map((corners) => shapeOfCorners(corners.map(([latitude, longitude]) => ({ latitude, longitude }))) as MapShape),
		);
		let found = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...people),
				fc.uniqueArray(shape, { minLength: 1, maxLength: 2 }),
				fc.constantFrom("", "active", "cancelled"),
				async ({ person, seen }, drawnShapes, status) => {
					const within = drawnShapes.map(writeMapShape).join(";");
					const shapes = within.split(";").map((text) => readMapShape(text) as MapShape);
					const { steps = [], realisationStartsAt = "6" } = configuration;
					const meant = seen.filter((record) => status === "" || processStatus(realisationOf(record).flags) === status);
					const browser = processPoints(meant, { steps, realisationStartsAt })
						.filter((place) => shapes.every((each) => isInShape(place, each)))
						.map(({ uuid }) => uuid)
						.sort();
					found += browser.length;
					const query = { within, ...(status === "" ? {} : { status }) };
					const keys = await person.get(`lists/realisations/keys?${new URLSearchParams(query)}`);
					expect([keys.status, [...(keys.body.data as unknown as string[])].sort()]).toEqual([200, browser]);
					const rows = await person.get(`lists/realisations/rows?${new URLSearchParams({ ...query, rows: "1" })}`);
					expect((rows.body.metaData as unknown as { total: number }).total).toBe(browser.length);
					const { counts } = await places(person, query);
					expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(browser.length);
				},
			),
			{ numRuns: Math.ceil(questionCount / 3) },
		);
		expect(found).toBeGreaterThan(questionCount / 3);
	}, 300_000);

	it("moves with the process that is saved, is refused to who sees none, and to another tenant tells nothing", async () => {
		const cpo = test.person({ cpo: ["*"], municipality: ["*"] });
		await learnSteps(cpo);
		let record = await startProcess(test, cpo);
		const at = async (latitude: number) => {
			const around = { south: latitude, west: 6.5, north: latitude, east: 6.5 };
			const { points } = await places(cpo, { code: record.MunicipalityCode, ...partInView(around, 16) });
			return points.some(({ uuid }) => uuid === record.uuid);
		};
		for (const [latitude, other] of [
			[51.5, 51.7],
			[51.7, 51.5],
		] as const) {
			const values = stepOne(record);
			const Location = { ...(values.Location as object), Latitude: latitude, Longitude: 6.5 };
			record = await saved(cpo, record, stepSave(record, "1", { ...values, Location }));
			expect([await at(latitude), await at(other)]).toEqual([true, false]);
		}
		expect((await test.person({ guest: ["*"] }).get("lists/realisations/places?code=0202")).status).toBe(403);
		const other = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await other.get("lists/realisations/places?code=0202")).status).toBe(403);
		const abroad = await other.call("GET", `/api/v1/${test.otherTenant}/lists/realisations/places?code=0202`);
		expect([abroad.status, abroad.text]).toEqual([200, expect.stringContaining('"points":[],"squares":[]')]);
		for (const [query, named] of [
			["within=52,5,53", "within"],
			["within=53,5,52,6", "within"],
			["within=52,5,53,6%3B52,5,53,6%3B52,5,53,6", "within"],
			['filters={"nothing":["x"]}', "filters"],
			["code=0202&box=1", "box"],
			["code=0202&zoom=99", "zoom"],
			["code=0202&box=50,3,53,7&zoom=18", "zoom"],
		]) {
			const { status, body } = await test.person({ cpo: ["*"] }).get(`lists/realisations/places?${query}`);
			expect([query, status, body.errors.map((error) => error.path).join()]).toEqual([query, 400, expect.stringContaining(named ?? "")]);
		}
	});
});
