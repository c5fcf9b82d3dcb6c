import "../../web/test-support/browser-parts.ts";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type AnyRequest, mercator, worldPixels } from "../../engine/index.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { metresBetween } from "../../web/locations/nearby-locations.ts";
import type { MapPoint } from "../../web/map/map-point.ts";
import { partInView } from "../../web/map/places/part-of-map.ts";
import { groupPoints } from "../../web/map/points/point-groups.ts";
import { offeredRequests } from "../../web/requests/connections/offered-requests.ts";
import type { RequestPlaces } from "../../web/requests/map/place-queries.ts";
import { type KindHere, placedCounts, placedPoints } from "../../web/requests/map/placed-points.ts";
import { requestPoints } from "../../web/requests/map/request-points.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";
import { fillWithRequests } from "./harness/made-requests.ts";

/** Number of questions for each database; set it to many thousands for certainty. */
const questionCount = Number(process.env.ROW_QUESTIONS ?? 100);
const seed = process.env.ROW_SEED === undefined ? undefined : Number(process.env.ROW_SEED);
const runs = { numRuns: questionCount, ...(seed === undefined ? {} : { seed }) };

const roles = [
	{ cpo: ["*"] },
	{ municipality: ["0202"] },
	// Sees requests, but none of the processes connected to them.
	{ developer: ["*"] },
	{ developer: ["0203", "0202"], cpo: ["0200"] },
	// Sees the locations of the requests of two municipalities, and nothing else about them.
	{ caseviewer: ["0200", "0202"], municipality: ["0203"] },
	// Sees none.
	{ contractor: ["*"] },
] as const;

/** With more than this, the response has squares, unless points are drawn separately. */
const LIST_IN_BROWSER = "5";
const elsewhereToo: KindHere = (kind) => (kind === "completed" ? "elsewhere" : kind);

describeOnEveryDatabase("requests on a map, asked of the server and of the browser", (make) => {
	let test: TestApp;
	let people: readonly { readonly person: TestPerson; readonly seen: readonly AnyRequest[]; readonly completed: ReadonlySet<string> }[];
	let processes: readonly { readonly uuid: string; readonly code: string }[];

	beforeAll(async () => {
		const { access } = JSON.parse((await import("node:fs")).readFileSync("flows/go-ral/tenant.json", "utf8"));
		const rights = {
			requestlist: ["cpo", "municipality", "developer"],
			requestlocations: ["caseviewer"],
			realisationlist: ["cpo", "municipality"],
		};
		test = await testApp(await make(), { LIST_IN_BROWSER }, { tenantFile: { access: { ...access, ...rights } } });
		await fillWithProcesses(test, { count: 20, tags: [], seed });
		await fillWithRequests(test, { count: 150, tags: [], seed });
		const { db } = test.app.data;
		processes = await db.selectFrom("realisation").select(["uuid", "code"]).where("tenant", "=", test.tenant).execute();
		const [first] = processes;
		await db
			.updateTable("realisation")
			.set({ status: "completed" })
			.where("uuid", "=", first?.uuid ?? "")
			.execute();
		while (await fillRequestRows(test.app.data, test.tenant));
		people = await Promise.all(
			roles.map(async (each) => {
				const person = test.person(each);
				return {
					person,
					seen: (await all(person, "charging-point-requests?pageSize=400")) as AnyRequest[],
					completed: new Set(
						(await all(person, "charging-point-requests?pageSize=400&realisationStatus=completed")).map(({ uuid }) => uuid),
					),
				};
			}),
		);
		expect(people.map(({ seen }) => seen.length > 10)).toEqual([true, true, true, true, true, false]);
		expect(people[0]?.completed.size).toBeGreaterThan(0);
	}, 300_000);
	afterAll(() => test.close());

	async function all(person: TestPerson, path: string): Promise<readonly { readonly uuid: string }[]> {
		const { status, body } = await person.get(path);
		return status === 200 ? (body.data as unknown as { uuid: string }[]) : [];
	}

	async function asked<Answer>(person: TestPerson, path: string, query: Readonly<Record<string, string | null>>): Promise<Answer> {
		const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== null);
		const { status, body, text } = await person.get(`${path}?${new URLSearchParams(given)}`);
		expect([path, query, status, status === 200 ? "" : text]).toEqual([path, query, 200, ""]);
		return body as unknown as Answer;
	}
	const places = async (person: TestPerson, query: Readonly<Record<string, string | null>>) =>
		(await asked<{ data: RequestPlaces }>(person, "lists/requests/places", query)).data;

	const whoSees = () => fc.constantFrom(...people.filter(({ seen }) => seen.length > 0));
	const code = fc.constantFrom("0202", "0200", "0203");
	const processUuid = () => fc.option(fc.constantFrom(...processes.map(({ uuid }) => uuid)), { nil: null });
	const centre = fc.record({
		latitude: fc.double({ min: 51.9, max: 52.1, noNaN: true }).map((value) => Number(value.toFixed(7))),
		longitude: fc.double({ min: 5.7, max: 6, noNaN: true }).map((value) => Number(value.toFixed(7))),
	});
	const country = { south: 50.7, west: 3.3, north: 53.6, east: 7.3 };
	const facts = (points: readonly MapPoint[]) =>
		points.map(({ uuid, symbol, latitude, longitude, label, radius }) => [uuid, symbol, latitude, longitude, label, radius]);
	/** Symbols with their counts. */
	const numbers = (points: readonly MapPoint[]) => {
		const found = new Map<string, number>();
		for (const { symbol } of points) found.set(symbol, (found.get(symbol) ?? 0) + 1);
		return found;
	};
	const someOf = (counts: ReadonlyMap<string, number>) => new Map([...counts].filter(([, count]) => count > 0));

	it("a map of a process has the points and numbers that a browser makes of all requests, whoever looks", async () => {
		await fc.assert(
			fc.asyncProperty(whoSees(), code, processUuid(), fc.boolean(), async ({ person, seen, completed }, at, process, completedToo) => {
				const own = seen.filter(({ realisationUuid }) => process !== null && realisationUuid === process);
				const around = seen.filter((request) => request.geographyCode === at || own.includes(request));
				const isShown = (request: AnyRequest) => completedToo || own.includes(request) || !completed.has(request.uuid);
				const browser = requestPoints(around.filter(isShown), { process });
				const kindHere: KindHere = (kind) => (kind !== "completed" ? kind : completedToo ? "elsewhere" : null);
				const answer = await places(person, { code: at, process, ...partInView(country, 12), zoom: "10" });
				expect(facts(placedPoints(answer, kindHere))).toEqual(facts(browser));
				expect(someOf(placedCounts(await places(person, { code: at, process }), kindHere))).toEqual(numbers(browser));
			}),
			runs,
		);
	}, 300_000);

	it("a map of a request has every other one that the person sees; of a part of it those there, and who sees a place alone gets no page to go to", async () => {
		await fc.assert(
			fc.asyncProperty(
				whoSees(),
				fc.nat(),
				centre,
				fc.integer({ min: 10, max: 16 }),
				async ({ person, seen }, place, { latitude, longitude }, zoom) => {
					const subject = seen[place % seen.length];
					if (subject === undefined) return;
					const process = subject.realisationUuid;
					const half = 90 / 2 ** zoom;
					const part = partInView({ south: latitude - half, west: longitude - half, north: latitude + half, east: longitude + half }, zoom);
					const [south = 0, west = 0, north = 0, east = 0] = part.box.split(",").map(Number);
					const browser = requestPoints(
						seen.filter(({ uuid }) => uuid !== subject.uuid),
						{ process },
					);
					const inPart = browser.filter((point) => {
						const isDown = point.latitude >= south && point.latitude <= north;
						return isDown && point.longitude >= west && point.longitude <= east;
					});
					const answer = placedPoints(await places(person, { without: subject.uuid, process, ...part }), elsewhereToo);
					expect(facts(answer)).toEqual(facts(inPart));
					expect(answer.map(({ uuid, limited }) => [uuid, limited])).toEqual(inPart.map(({ uuid, limited }) => [uuid, limited]));
					const everything = await places(person, { without: subject.uuid, process });
					expect(someOf(placedCounts(everything, elsewhereToo))).toEqual(numbers(browser));
					expect([everything.whole, everything.points.length]).toEqual(browser.length <= 5 ? [true, browser.length] : [false, 0]);
				},
			),
			runs,
		);
	}, 300_000);

	it("many are told by squares, of which a map draws the groups that it would draw of the points", async () => {
		const grouped = (points: readonly MapPoint[], zoom: number) => {
			const at = (axis: "x" | "y") => Float64Array.from(points, (point) => mercator(point)[axis]);
			return groupPoints(points, at("x"), at("y"), worldPixels * 2 ** zoom)
				.map(({ x, y, count, corners }) => {
					const edges = corners.flatMap((corner) => [corner.latitude, corner.longitude]);
					return { x: x.toFixed(9), y: y.toFixed(9), count, edges };
				})
				.sort((one, other) => (one.x + one.y < other.x + other.y ? -1 : 1));
		};
		await fc.assert(
			fc.asyncProperty(
				whoSees(),
				fc.integer({ min: 24, max: 39 }).map((quarter) => quarter / 4),
				async ({ person, seen }, zoom) => {
					const answer = await places(person, { ...partInView(country, zoom) });
					const browser = requestPoints(seen);
					expect([answer.points.length === 0, answer.squares.length <= browser.length]).toEqual([browser.length > 5, true]);
					expect(grouped(placedPoints(answer, elsewhereToo), zoom)).toEqual(grouped(browser, zoom));
				},
			),
			runs,
		);
	}, 300_000);

	it("the nearest, and those that can be connected, come in the order of the browser", async () => {
		const typed = fc.constantFrom("", "jan", "av 1", "6811", "DWARS 10e", "één", "zzz", "GOR", "6811aa arnhem");
		await fc.assert(
			fc.asyncProperty(
				whoSees(),
				code,
				processUuid(),
				fc.option(centre, { nil: null }),
				typed,
				async ({ person, seen, completed }, at, process, place, search) => {
					const near = place === null ? null : `${place.latitude},${place.longitude}`;
					const nearest = (query: Readonly<Record<string, string | null>>) =>
						asked<{ data: readonly AnyRequest[]; metaData: { total: number } }>(person, "lists/requests/nearest", {
							code: at,
							near,
							...query,
						});
					const own = seen.filter(({ realisationUuid }) => process !== null && realisationUuid === process);
					const around = seen.filter((request) => request.geographyCode === at || own.includes(request));
					for (const only of ["placed", "running"]) {
						const isShown = (request: AnyRequest) => only === "placed" || own.includes(request) || !completed.has(request.uuid);
						const points = requestPoints(around.filter(isShown), { process })
							.map((point) => ({ ...point, metres: place && metresBetween(point, place) }))
							.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
						const answer = await nearest({ only, process });
						expect(answer.data).toEqual(points.slice(0, 8).map(({ request }) => request));
						expect(answer.metaData.total).toBe(points.length);
					}
					const without = new Set(seen.slice(0, 3).map(({ uuid }) => uuid));
					const local = seen.filter(({ geographyCode }) => geographyCode === at);
					const offered = offeredRequests(local, { query: search, place, without });
					const answer = await nearest({ only: "offered", search, rows: "6", without: [...without].join() });
					expect(answer.data).toEqual(offered.slice(0, 6).map(({ request }) => request));
					expect(answer.metaData.total).toBe(offered.length);
				},
			),
			runs,
		);
	}, 300_000);

	it("whoever sees no request is refused, another tenant's are not there, and what makes no sense is named", async () => {
		const nobody = people.at(-1)?.person ?? test.person({});
		const cpo = people[0]?.person ?? test.person({ cpo: ["*"] });
		for (const path of ["lists/requests/places", "lists/requests/nearest?only=placed&code=0202"])
			expect([path, (await nobody.get(path)).status]).toEqual([path, 403]);
		const other = test.person({ cpo: ["*"] }, test.otherTenant);
		const abroad = await other.call("GET", `/api/v1/${test.otherTenant}/lists/requests/places`);
		expect([abroad.status, abroad.text]).toEqual([200, expect.stringContaining('"points":[],"squares":[]')]);
		const [{ uuid = "" } = {}] = processes;
		const nearest = await other.call("GET", `/api/v1/${test.otherTenant}/lists/requests/nearest?only=placed&code=0202&process=${uuid}`);
		expect(nearest.body).toEqual({ data: [], metaData: { total: 0 } });
		expect((await other.get("lists/requests/places")).status).toBe(403);
		for (const [path, named] of [
			["places?box=1,2,3", "box"],
			["places?box=53,4,52,5", "box"],
			["places?box=-91,4,52,5", "box"],
			["places?box=51,4,52,5&zoom=23", "zoom"],
			["places?box=51,4,52,5&zoom=19", "zoom"],
			["places?process=x", "process"],
			["nearest?only=placed&code=0202&near=99,5", "near"],
			["nearest?only=placed&code=0202&search=a", "search"],
			["nearest?only=offered&code=0202&search=a b c d e f g h i j k", "search"],
			["nearest?only=offered&code=0202&rows=51", "rows"],
			["nearest?code=0202", "only"],
		]) {
			const { status, body } = await cpo.get(`lists/requests/${path}`);
			expect([path, status, body.errors.map((error) => error.path).join()]).toEqual([path, 400, expect.stringContaining(named ?? "")]);
		}
	});

	it("who sees a place alone reads nothing of who asked, near or on the map", async () => {
		const viewer = test.person({ caseviewer: ["*"] });
		for (const path of [
			"lists/requests/places",
			"lists/requests/places?box=51,5,53,7&zoom=10",
			"lists/requests/nearest?only=placed&code=0202&rows=50",
			"lists/requests/nearest?only=offered&code=0202&rows=50",
		]) {
			const { status, text } = await viewer.get(path);
			expect([path, status]).toEqual([path, 200]);
			for (const secret of ["Jan de Vries", "Bakker", "example.org", "AB-123", "Dwarsstraat", "6811 AA"])
				expect([path, text.includes(secret)]).toEqual([path, false]);
		}
	});
});
