import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import {
	type AnyRequest,
	comparableText,
	type ListedLocation,
	locationAddress,
	locationReference,
	processListRow,
	processStatus,
	type RealisationRecord,
	realisationOf,
	resolveLists,
	rowPlan,
} from "../../engine/index.ts";
import { fillTexts } from "../../server/database/rows/found-text.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { fillLocationRows } from "../../server/locations/location-row-store.ts";
import { readRecord } from "../../server/realisations/record/stored-record.ts";
import { fillPart } from "../../server/realisations/rows/fill-rows.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { demoApp } from "./harness/demo-app.ts";

interface Found {
	readonly processes: readonly { readonly uuid: string; readonly reference: string; readonly address: string }[];
	readonly requests: readonly { readonly uuid: string; readonly name: string }[];
	readonly locations: readonly { readonly uuid: string; readonly process: string | null }[];
}

type Roles = Readonly<Record<string, readonly string[]>>;

/** Tenants with the roles of a person: single and combined, for all codes and for some. */
const people: readonly (readonly [string, Roles])[] = [
	["go-ral", { cpo: ["*"] }],
	["go-ral", { municipality: ["0202"] }],
	["go-ral", { municipality: ["0268"], cpo: ["0202"] }],
	["go-ral", { admin: ["*"] }],
	["go-ral", { municipality: ["nergens"] }],
	["go-ral", { caseviewer: ["*"] }],
	["amsterdam", { municipality: ["*"] }],
	["amsterdam", { cpo: ["*"] }],
	["rvb", { rvb: ["*"] }],
	["rvb", { caseworker: ["*"] }],
	["rvb", { caseviewer: ["*"] }],
	["rvb", { customer: ["*"] }],
];
const tenants = [...new Set(people.map(([tenant]) => tenant))];

/** Maximum number of results per kind, as documented for the call. */
const most = 8;
const questions = Number(process.env.FIND_QUESTIONS ?? 25);

describeOnEveryDatabase("find", (make) => {
	const now = Date.parse("2026-11-20T10:00:00Z");
	let database: TestDatabase;
	let app: FastifyInstance;
	beforeAll(async () => {
		database = await make();
		app = await demoApp(database, { tenants, clock: { now } });
		await rowsFilled(app);
		for (const { slug } of app.tenants.all) {
			while ((await fillRequestRows(app.data, slug)) || (await fillLocationRows(app.data, slug)));
			while (await fillTexts(app.data, slug));
		}
	}, 240_000);
	afterAll(async () => {
		await app.close();
		await database.remove();
	});

	const personIn = (tenant: string, roles: Roles) => new TestPerson(app, tenant, { [tenant]: roles });

	/** Everything that a paged call returns; nothing for somebody who may not make the call. */
	async function all<T>(person: TestPerson, path: string): Promise<readonly T[]> {
		const rows: T[] = [];
		for (let page: string | null = path; page !== null; ) {
			const { status, body } = await person.get(page);
			if (status === 403) return [];
			if (status !== 200) throw new Error(`${page}: ${status}`);
			rows.push(...(body.data as unknown as T[]));
			const { next, at } = body.metaData?.pagination ?? { next: null, at: 0 };
			page = next === null ? null : `${path}${path.includes("?") ? "&" : "?"}fromTimeStamp=${next}&at=${at}`;
		}
		return rows;
	}

	interface Known {
		readonly uuid: string;
		/** Each text is searched separately. */
		readonly texts: readonly string[];
	}

	/** What one person may find, derived from every record that the API shows them. */
	async function seenBy(slug: string, person: TestPerson) {
		const tenant = app.tenants.find(slug);
		if (tenant === undefined) throw new Error(slug);
		const { definition, flow } = tenant;
		const list = resolveLists(definition.lists, { options: definition.options, flow: flow.definition }).realisations;
		const plan = rowPlan(list, definition.search.keys);
		const parties = new Map(
			(await all<{ slug: string; name: string }>(person, "stakeholders")).map(({ slug: key, name }) => [key, name] as const),
		);
		const pids = new Map((definition.pids ?? []).map(({ uuid, label }) => [uuid, label] as const));
		const requests = await all<AnyRequest>(person, "charging-point-requests");
		const whole = requests.flatMap((request) => (request.limited ? [] : [request]));
		const labelOf = (field: string, value: string): string => {
			if (field === "municipality") return tenant.municipalities.find((town) => town.value === value)?.text ?? "";
			if (field === "contractor" || field === "gridOperator") return parties.get(value) ?? value.slice(value.indexOf("|") + 1);
			const { options, choices = null } = list.fields[field] ?? {};
			if (options === "pids") return pids.get(value) ?? "";
			return choices === null ? value : (choices.find((choice) => choice.value === value)?.label ?? "");
		};
		const processes: Known[] = (await all<RealisationRecord>(person, "processes/realisation")).map((record) => {
			const compiled = tenant.flows.get(`${record.flow.uuid} ${record.flow.version}`)?.compiled ?? tenant.flow.compiled;
			const { search, cells } = processListRow(plan, compiled, record, record.Events);
			const applicants = whole.filter(({ realisationUuid }) => realisationUuid === record.uuid).map(({ summary }) => summary.name);
			const named = plan.named.flatMap((field) => [cells[field] ?? []].flat().map((value) => labelOf(field, String(value))));
			const names = [...named, ...(definition.search.keys.includes("name") ? applicants : [])].map(comparableText);
			return { uuid: record.uuid, texts: [search.join(" "), ...names] };
		});
		const keys: readonly string[] = definition.search.keys;
		const known = whole.map(({ uuid, ref, case_ref, summary, address, search }): Known => {
			const parts: Readonly<Record<string, string>> = {
				reference: `${ref} ${case_ref}`,
				name: summary.name,
				address: summary.address,
				postalCode: `${address.postalCode} ${address.postalCode.replace(" ", "")} ${search.postalcode}`,
				city: `${address.city} ${search.city}`,
				municipality: address.municipality,
			};
			return { uuid, texts: [...keys.map((key) => parts[key] ?? ""), search.numberplate].map(comparableText) };
		});
		const locations = (await all<ListedLocation & { readonly uuid: string }>(person, "charging-point-locations")).map(
			(location): Known => ({
				uuid: location.uuid,
				texts: [[locationReference(location), locationAddress(location), location.address.postalCode.replace(" ", "")].join(" ")].map(
					comparableText,
				),
			}),
		);
		return { processes, requests: known, locations };
	}

	const find = (person: TestPerson, words: string) => ask(person, `words=${encodeURIComponent(words)}`);

	/** Nothing for somebody who may not make the call. */
	async function ask(person: TestPerson, query: string): Promise<Found> {
		const { status, body, text } = await person.get(`find?${query}`);
		if (status === 403) return { processes: [], requests: [], locations: [] };
		if (status !== 200) throw new Error(`${status} ${text}`);
		return body.data as unknown as Found;
	}

	/** Words from the stored data, including data that some people may not see. */
	async function storedWords(slug: string, random: SeededRandom): Promise<readonly string[]> {
		const { db } = app.data;
		const rows = await db.selectFrom("realisation_row").select("search").where("tenant", "=", slug).orderBy("uuid").execute();
		const names = await db.selectFrom("request_name").select(["name", "search"]).where("tenant", "=", slug).orderBy("uuid").execute();
		const texts = [...rows.map(({ search }) => search), ...names.flatMap(({ name, search }) => [name, search.replace(/["{}:,]/g, " ")])];
		const part = () => {
			const words = random
				.pick(texts)
				.split(/\s+/)
				.filter((word) => word !== "");
			const word = words.length === 0 ? "a" : random.pick(words);
			return random.chance(0.3) ? word.slice(0, 3) : word;
		};
		return Array.from({ length: questions }, () => (random.chance(0.25) ? `${part()} ${part()}` : part()));
	}

	it("finds among every record just what each person sees, by what they see of it", async () => {
		const random = new SeededRandom(106);
		let found = 0;
		for (const [slug, roles] of people) {
			const person = personIn(slug, roles);
			const seen = await seenBy(slug, person);
			for (const asked of [...(await storedWords(slug, random)), "liander", "arnhem", "0202", "stap"]) {
				const words = comparableText(asked).split(" ");
				const answer = await find(person, asked);
				for (const kind of ["processes", "requests", "locations"] as const) {
					const fitting = seen[kind].filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))));
					const uuids = answer[kind].map(({ uuid }) => uuid);
					const place = [slug, JSON.stringify(roles), kind, asked];
					expect([...place, uuids.filter((uuid) => !fitting.some((each) => each.uuid === uuid))]).toEqual([...place, []]);
					expect([...place, uuids.length, new Set(uuids).size]).toEqual([...place, Math.min(most, fitting.length), uuids.length]);
					found += uuids.length;
				}
			}
		}
		expect(found).toBeGreaterThan(people.length * questions);
	}, 240_000);

	it("tells of recent records only those that the person may see now", async () => {
		const { db } = app.data;
		for (const [slug, roles] of people) {
			const person = personIn(slug, roles);
			const seen = await seenBy(slug, person);
			const random = new SeededRandom(7);
			const everywhere = [
				...(await db.selectFrom("realisation").select("uuid").orderBy("uuid").execute()),
				...(await db.selectFrom("request").select("uuid").orderBy("uuid").execute()),
			].map(({ uuid }) => uuid);
			for (let time = 0; time < 10; time++) {
				const uuids = Array.from({ length: 10 }, () => random.pick(everywhere));
				const { processes, requests, locations } = await ask(person, `uuids=${uuids.join(",")}`);
				const expected = (known: readonly Known[]) => [...new Set(uuids)].filter((uuid) => known.some((each) => each.uuid === uuid)).sort();
				expect([processes.map(({ uuid }) => uuid).sort(), requests.map(({ uuid }) => uuid).sort(), locations]).toEqual([
					expected(seen.processes),
					expected(seen.requests),
					[],
				]);
			}
		}
	}, 240_000);

	it("tells of nothing that is hidden in what it shows", async () => {
		for (const [slug, roles] of people) {
			const person = personIn(slug, roles);
			const shown = new Map((await all<RealisationRecord>(person, "processes/realisation")).map((record) => [record.uuid, record]));
			const uuids = [...shown.keys()].slice(0, 40);
			for (let start = 0; start < uuids.length; start += 10) {
				const { body } = await person.get(`find?uuids=${uuids.slice(start, start + 10).join(",")}`);
				for (const { uuid, ...told } of (body.data as unknown as Found).processes) {
					const record = shown.get(uuid) as RealisationRecord;
					expect(told).toEqual({
						reference: record.reference,
						address: record.address,
						status: processStatus(realisationOf(record).flags),
						label: record.status.label,
					});
				}
			}
		}
	}, 240_000);

	it("asks for every word, however many there are", async () => {
		const person = personIn("go-ral", { cpo: ["*"] });
		const { processes } = await seenBy("go-ral", person);
		const { uuid, texts } = processes.find(({ texts: [text = ""] }) => text.split(" ").length > 5) ?? { uuid: "", texts: [] };
		const words = (texts[0] ?? "").split(" ").filter((word) => word.length > 1);
		const many = Array.from({ length: 12 }, (_, number) => words[number % words.length]).join(" ");
		expect((await find(person, many)).processes.map((each) => each.uuid)).toContain(uuid);
		expect((await find(person, `${many} nergens`)).processes).toEqual([]);
		const different = (count: number) => person.get(`find?words=${Array.from({ length: count }, (_, number) => number + 10).join("+")}`);
		expect((await different(10)).status).toBe(200);
		expect((await different(11)).body).toMatchObject({ code: "invalid", message: "Zoek met hoogstens 10 verschillende woorden." });
	});

	it("takes what anybody may type for text", async () => {
		const person = personIn("go-ral", { cpo: ["*"] });
		for (const typed of [
			"%",
			"_",
			"\\",
			"'",
			'"',
			"' or 1=1 --",
			"%_%",
			"$.name",
			"👩‍🚒",
			"İ",
			"\u0000",
			"\ud800",
			" \t ",
			"a".repeat(200),
			"[]",
			'{"a":1}',
		]) {
			const { status, body } = await person.get(`find?words=${encodeURIComponent(typed.replace("\ud800", "\ufffd"))}`);
			expect([typed, status]).toEqual([typed, 200]);
			const { processes, requests, locations } = body.data as unknown as Found;
			if (/[%_\\"{]|👩/.test(typed)) expect([typed, processes.length, requests.length, locations.length]).toEqual([typed, 0, 0, 0]);
		}
		expect((await person.get(`find?words=${"a".repeat(10_000)}`)).status).toBe(400);
		expect((await person.get("find?uuids=x")).status).toBe(400);
		expect((await person.get("find")).body.data).toEqual({ processes: [], requests: [], locations: [], filling: false });
	});

	it("finds a process by its number before every process has its row, and a request once it has been noted", async () => {
		const person = personIn("go-ral", { cpo: ["*"] });
		const [row] = await app.data.db.selectFrom("realisation").selectAll().where("tenant", "=", "go-ral").limit(1).execute();
		const record = readRecord(row as NonNullable<typeof row>);
		await app.data.write("go-ral", async ({ db }) => {
			await db.updateTable("listed_fill").set({ filled: 0 }).execute();
			await db.updateTable("request_name").set({ searched: 0, search: "{}" }).execute();
		});
		expect((await find(person, record.ref)).processes.map(({ uuid }) => uuid)).toContain(record.uuid);
		expect((await find(person, "arnhem")).requests).toEqual([]);
		const tenant = app.tenants.find("go-ral");
		if (tenant !== undefined) while (await fillPart(app.data, tenant));
		expect((await find(person, "arnhem")).requests).not.toEqual([]);
	});
});
