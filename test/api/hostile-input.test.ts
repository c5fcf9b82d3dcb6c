import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import { type OpenApi, operationsOf } from "./harness/contract.ts";
import { contentTypes, hostileTexts, hostileValues, serverOwned } from "./harness/hostile-values.ts";
import { brokenInvariants } from "./harness/invariants.ts";
import { type PlacedLocation, placeLocation } from "./harness/place-location.ts";
import { editorOf, saveBody, stepAfter, valuesOf, walkTo } from "./harness/process-walk.ts";
import { countTouches } from "./harness/watch-database.ts";

interface Write {
	readonly name: string;
	readonly path: string;
	readonly body: object;
}

describeOnEveryDatabase("hostile input", (make) => {
	let database: TestDatabase;
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let record: RealisationRecord;
	let location: PlacedLocation;
	let token: string;
	let touched: Awaited<ReturnType<typeof countTouches>>;
	beforeAll(async () => {
		database = await make();
		test = await testApp(database);
		cpo = test.person({ cpo: ["*"], municipality: ["*"] });
		token = tokenOf({
			userId: randomUUID(),
			name: "Test",
			email: "test@example.org",
			roles: { [test.tenant]: { cpo: ["*"], municipality: ["*"] } },
		});
		municipality = test.person({ municipality: ["*"] });
		record = await startProcess(test, cpo);
		location = await placeLocation(test.app, test.tenant, { code: "0202", status: "definitive" });
		touched = await countTouches(test.app.data.db, database.place.url !== null);
	});
	afterAll(() => test.close());

	/** Every writing call with a valid body. */
	function writes(): readonly Write[] {
		const path = `processes/realisation/${record.uuid}`;
		const synchronisation = { synced: record.synced };
		return [
			{ name: "create", path: "processes/realisation", body: newProcess(test.tenant) },
			{ name: "save", path, body: saveBody(test.app, test.tenant, record, "1", valuesOf("1", record)) },
			{ name: "status", path: `${path}/status`, body: { synchronisation, data: { status: "onhold", action: "enable", reason: "vovo" } } },
			{ name: "tags", path: `${path}/tags`, body: { synchronisation, data: { tags: test.tags } } },
			{ name: "stakeholder", path: `${path}/stakeholders`, body: { synchronisation, data: { slug: "gridoperator|enexis" } } },
			{
				name: "location",
				path: `${path}/locations/${location.uuid}`,
				body: {
					synchronisation: { ...synchronisation, location: { synced: location.synced } },
					data: { action: "connect", category: "selected" },
				},
			},
			{ name: "new stakeholder", path: "stakeholders", body: { name: "Partij", category: "contractor" } },
		];
	}

	/** Copies of the body with `name` added to each of its objects in turn; the first has it in the body itself. */
	function withField(body: object, name: string, value: unknown): { readonly place: string; readonly text: string }[] {
		const text = JSON.stringify(body);
		const field = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
		return [...text.matchAll(/\{/g)].map(({ index }) => ({
			place: `object ${index}`,
			text: `${text.slice(0, index + 1)}${field}${text[index + 1] === "}" ? "" : ","}${text.slice(index + 1)}`,
		}));
	}

	/** The call must be refused with one of the statuses, and leave no trace in the data. */
	async function expectRefused(
		about: unknown,
		statuses: readonly number[],
		call: () => Promise<Pick<Reply, "status" | "text" | "headers">>,
	): Promise<void> {
		const before = await touched();
		const answer = await call();
		const after = await touched();
		expect([about, statuses.includes(answer.status) ? "refused" : `${answer.status} ${answer.text.slice(0, 200)}`]).toEqual([
			about,
			"refused",
		]);
		expect([about, answer.headers["content-type"]]).toEqual([about, "application/problem+json; charset=utf-8"]);
		expect([about, after.touches]).toEqual([about, before.touches]);
		expect([about, after.auditLines]).toEqual([about, before.auditLines + 1]);
	}

	async function post(path: string, payload: string | Buffer, type: string): Promise<Pick<Reply, "status" | "text" | "headers">> {
		const headers = { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": type };
		const answer = await test.app.inject({ method: "POST", url: `/api/v1/${test.tenant}/${path}`, headers, payload });
		return { status: answer.statusCode, text: answer.body, headers: answer.headers };
	}

	const builtins = () =>
		[Object, Array, String, Number, Function, Map, Promise].map(({ prototype }) => Object.getOwnPropertyNames(prototype));

	it("T05 refuses every field of the server's in every object of every write, with one audit line each", async () => {
		let calls = 0;
		for (const { name, path, body } of writes()) {
			const own = JSON.stringify(body);
			for (const field of serverOwned.filter((one) => !own.includes(`"${one}":`))) {
				for (const value of [randomUUID(), { enabled: true }].slice(database.place.url === null ? 0 : 1)) {
					for (const { place, text } of withField(body, field, value)) {
						await expectRefused([name, field, place], [400], () => cpo.post(path, text));
						calls += 1;
					}
				}
			}
		}
		// On PostgreSQL only one of the two values is tried, with half as many calls.
		expect(calls).toBeGreaterThan(database.place.url === null ? 1_000 : 900);
	}, 300_000);

	it("T33 refuses what would change prototypes, in every object of every write, and changes none", async () => {
		const before = builtins();
		for (const { name, path, body } of writes()) {
			for (const [field, value] of [
				["__proto__", { polluted: true }],
				["__proto__", null],
				["constructor", { prototype: { polluted: true } }],
				["prototype", { polluted: true }],
				["toString", "x"],
				["hasOwnProperty", 1],
			] as const) {
				for (const { place, text } of withField(body, field, value)) {
					await expectRefused([name, field, place], [400], () => cpo.post(path, text));
					expect(builtins()).toEqual(before);
					expect("polluted" in {}).toBe(false);
				}
			}
		}
	});

	it("T34 refuses JSON that readers understand differently, or that is too much", async () => {
		for (const { name, path, body } of writes()) {
			const text = JSON.stringify(body);
			for (const [kind, spoilt] of hostileTexts(text).filter((one) => one[1] !== text)) {
				await expectRefused([name, kind], [400, 409, 413], () => post(path, spoilt, "application/json"));
			}
		}
	});

	it("T35 applies the schema, or refuses the content type", async () => {
		for (const { name, path, body } of writes()) {
			const text = JSON.stringify({ ...body, admin: true });
			for (const type of contentTypes) {
				await expectRefused([name, type], [400, 415], () => post(path, text, type));
			}
		}
	});

	it("T32 refuses lists that ask too much, and answers deep pages with an end", async () => {
		const many = (count: number) => Array(count).fill("0202").join(",");
		for (const list of ["processes/realisation", "charging-point-locations"]) {
			for (const query of [
				"pageSize=401",
				"pageSize=-1",
				"pageSize=0",
				"pageSize=1000000000",
				"pageSize=1e2",
				"pageSize=00400",
				"pagesize=401",
				"offSet=-1",
				"offSet=1e3",
				"offSet=9999999999999999",
				"at=-1",
				"fromTimeStamp=x",
				`codes=${many(401)}`,
				`codes=${many(3_000)}`,
				"codes=0202&codes=0203",
				"pageSize=1&pageSize=2",
				"offSet=0&offset=0",
				"codes=0202'--",
				"codes=%00",
				"codes=*",
				"pageSize[]=1",
				"__proto__=1",
				"constructor=1",
			]) {
				expect([query.slice(0, 40), (await cpo.get(`${list}?${query}`)).status]).toEqual([query.slice(0, 40), 400]);
			}
			for (const query of ["offSet=99999999999", "offSet=999999999999999", "fromTimeStamp=999999999999999", "at=0"]) {
				const answer = await cpo.get(`${list}?${query}`);
				expect([query, answer.status, answer.body.data, answer.body.metaData.pagination.next]).toEqual([query, 200, [], null]);
			}
		}
	});

	it("T34 a character that no database looks for is no failure in any address", async () => {
		const operations = operationsOf((await test.app.inject("/api/openapi.json")).json<OpenApi>());
		let asked = 0;
		for (const { path, parameters = [] } of operations.filter(({ method }) => method === "GET")) {
			const asks = parameters.filter((each) => each.in === "query");
			const usual = asks.filter(({ required }) => required).map(({ name, schema: { enum: [first] = ["0202"] } }) => [name, first] as const);
			for (const { name, schema } of asks) {
				if (schema.pattern !== undefined || schema.enum !== undefined) continue;
				for (const value of ["\0", "abc\0def", '{"search":["a\\u0000bc"]}', "\u{10ffff}\u{10ffff}\u{10ffff}"]) {
					const query = new URLSearchParams([...usual.filter(([other]) => other !== name).map(([n, v]) => [n, String(v)]), [name, value]]);
					const url = `${path.replace("{tenant}", test.tenant).replaceAll(/\{\w+\}/g, record.uuid)}?${query}`;
					const answer = await cpo.get(url);
					expect([url, answer.status < 500 || answer.status === 503]).toEqual([url, true]);
					asked += 1;
				}
			}
		}
		expect(asked).toBeGreaterThan(60);
	});

	describe("in a field of a step", () => {
		it.each(["1", "2", "3", "4", "5", "6", "7", "8"])(
			"T05 T34 of step %s is refused, or stored as it is without harm",
			async (step) => {
				const form = test.app.tenants.find(test.tenant)?.flow.compiled.steps.get(step)?.form;
				const paths = [...(form?.fields.keys() ?? [])];
				expect(paths.length).toBeGreaterThan(0);
				const who = editorOf(step) === "cpo" ? cpo : municipality;
				let current = await walkTo(test.app, test.tenant, { cpo, municipality }, await startProcess(test, cpo), step);
				const proper = { ...valuesOf(step, current), ...(step === "4" ? { TrafficDecision: { TrafficDecisionNotApplicable: true } } : {}) };
				let stored = 0;
				for (const path of paths) {
					for (const value of hostileValues) {
						const values = structuredClone(valuesOf(step, current)) as Record<string, unknown>;
						put(values, path, value);
						const before = await touched();
						const answer = await who.post(`processes/realisation/${current.uuid}`, saveBody(test.app, test.tenant, current, step, values));
						const about = [path, JSON.stringify(value).slice(0, 60)];
						expect([about, [200, 400].includes(answer.status) ? "" : `${answer.status} ${answer.text.slice(0, 200)}`]).toEqual([about, ""]);
						if (answer.status === 400) expect([about, (await touched()).touches]).toEqual([about, before.touches]);
						if (answer.status !== 200) continue;
						current = answer.body.data;
						stored += 1;
					}
				}
				expect((await cpo.get(`processes/realisation/${current.uuid}`)).body.data).toEqual(current);
				// The stored input does not block the process: it can continue.
				const target = step === "2" ? "4" : (stepAfter[step] ?? step);
				const on = saveBody(test.app, test.tenant, current, step, proper, { complete: true, target });
				if (step !== "3") expect(await who.post(`processes/realisation/${current.uuid}`, on)).toMatchObject({ status: 200 });
				expect(stored).toBeGreaterThan(0);
			},
			120_000,
		);

		it("T05 of another type is refused, also when it holds nothing", async () => {
			let current = await startProcess(test, cpo);
			const taken: unknown[] = [];
			const wrong: readonly (readonly [string, readonly unknown[]])[] = [
				["Location.Latitude", [[[]], [null], []]],
				["Location.StreetName", [[[]], [null], []]],
				["ParkingSpots.NumberOfParkingSpots", [[[]], [null], []]],
				["ParkingSpots.Identifiers", ["", " "]],
			];
			for (const [path, values] of wrong) {
				for (const value of values) {
					const body = structuredClone(valuesOf("1", current)) as Record<string, unknown>;
					put(body, path, value);
					const answer = await cpo.post(`processes/realisation/${current.uuid}`, saveBody(test.app, test.tenant, current, "1", body));
					if (answer.status === 200) current = answer.body.data;
					if (answer.status !== 400) taken.push([path, value, answer.status]);
				}
			}
			expect(taken).toEqual([]);
		});

		it("leaves every process whole", async () => {
			expect(await brokenInvariants(test.app)).toEqual([]);
		});
	});
});

/** Puts the value at the dotted path, creating groups along the way. */
function put(values: Record<string, unknown>, path: string, value: unknown): void {
	const [name = "", ...rest] = path.split(".");
	if (rest.length === 0) {
		values[name] = value;
		return;
	}
	const inner = values[name];
	const group = (typeof inner === "object" && inner !== null ? inner : {}) as Record<string, unknown>;
	values[name] = group;
	put(group, rest.join("."), value);
}
