import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type DataDoor, openDatabase } from "../../server/database/opening/open-database.ts";
import { copyProcesses } from "../../server/demo/copy-processes.ts";
import { growDemo } from "../../server/demo/grow-demo.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { openTenantDirectory } from "../../server/tenants/tenant-directory.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { DrillServer } from "../drill-server.ts";
import { paced, pause } from "../paced.ts";
import { firstStepOf } from "../postgres-restarts/first-step.ts";
import { WriteBook } from "../postgres-restarts/write-book.ts";
import { write } from "../postgres-restarts/writer.ts";
import { type Asker, nextQuestion } from "./country-questions.ts";

interface CountryDrill {
	/** Address of PostgreSQL, whose database may have been grown before; SQLite if omitted. */
	readonly databaseUrl?: string | undefined;
	/** Data folder of its server, with the keys of a database that was served before; a temporary one if omitted. */
	readonly dataDir?: string | undefined;
	/** Number of processes of the tenant, including existing ones. */
	readonly processes: number;
	readonly questions: number;
	/** Questions, and concurrent saves, that are started per second. */
	readonly perSecond: number;
	readonly savesPerSecond: number;
	readonly seed: number;
	/**
	 * Number of processes that the engine creates, as a demonstration; the others are copies. 0: copies of a few that clients start.
	 * Default 600.
	 */
	readonly sources?: number;
	/** Number of rows up to which a browser loads the whole list. Default 20,000. */
	readonly listInBrowser?: number;
	/** A fault that the drill must detect. `miscounted`: a row that is missing from every count. */
	readonly plant?: "miscounted";
	readonly progress?: (what: string) => void;
}

/** Milliseconds, by kind of question. */
type Times = Readonly<
	Record<string, { readonly asked: number; readonly p50: number; readonly p95: number; readonly p99: number; readonly most: number }>
>;

interface CountryReport {
	readonly processes: number;
	readonly asked: number;
	readonly saves: number;
	readonly times: Times;
	/** The largest response, in bytes. */
	readonly mostBytes: Readonly<Record<string, number>>;
	/** Responses that nobody should get, and counts that differ from the records. */
	readonly wrong: readonly string[];
}

const askersAtOnce = 8;
const saversPerWrite = 0.4;

/** The list and map of a tenant for a whole country answer the questions that people ask, while others save. */
export async function countryDrill(drill: CountryDrill): Promise<CountryReport> {
	const { databaseUrl, questions, perSecond, savesPerSecond, seed, listInBrowser = 20_000, plant, progress = () => undefined } = drill;
	const tenant = defaultTenantFolder();
	const root = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const dataDir = drill.dataDir ?? root;
	const place = { url: databaseUrl ?? null, folder: dataDir };
	let server: DrillServer | undefined;
	let data: DataDoor | undefined;
	let stopped = false;
	try {
		data = await openDatabase({ ...place, now: Date.now, timeouts: false });
		const { db } = data;
		const args = [resolve("flows"), dataDir, String(listInBrowser)];
		const start = () => DrillServer.start({ script: resolve(import.meta.dirname, "server-of-country.ts"), args, databaseUrl });
		if (drill.sources === 0) {
			const first = await start();
			await startSome(first.origin, tenant);
			await first.stop();
			// The server has just looked for background work, and would only look again in ten minutes.
			await db.deleteFrom("job_lease").execute();
		}
		const processes = await grow(data, tenant, drill, progress);
		server = await start();
		const base = `${server.origin}/api/v1/${tenant}`;
		const seen = await codesOf(data, tenant);
		const askers: readonly Asker[] = [
			{ name: "country", role: "cpo", codes: ["*"] },
			{ name: "largest municipality", role: "municipality", codes: seen.slice(0, 1) },
			{ name: "20 municipalities", role: "municipality", codes: seen.slice(0, 20) },
		];
		const callers = askers.map((asker) => ({ asker, headers: headersOf(tenant, asker) }));
		const [first] = callers;
		if (first === undefined) throw new Error("Nobody asks.");
		const wrong: string[] = [];
		await rowsMade(`${base}/lists/realisations/rows?rows=1`, first.headers, progress);
		if (plant === "miscounted") {
			// After the rows, the server counts the existing records; a wrong count that is planted before that would be corrected.
			const isCounted = () => db.selectFrom("counted_tenant").selectAll().where("tenant", "=", tenant).executeTakeFirst();
			while ((await isCounted()) === undefined) await pause(100);
			const one = await db
				.selectFrom("realisation_count")
				.selectAll()
				.where("tenant", "=", tenant)
				.where("rows", ">", 0)
				.limit(1)
				.executeTakeFirstOrThrow();
			const { rows, ...which } = one;
			const of = db.updateTable("realisation_count").set({ rows: rows - 1 });
			await of.where((is) => is.and(which)).execute();
		}
		for (const { asker, headers } of callers) wrong.push(...(await miscounted(data, tenant, asker, base, headers)));

		const book = new WriteBook();
		const saving = new SeededRandom(seed, "saves");
		const client = {
			book,
			random: () => saving.fraction(),
			origins: [server.origin],
			headers: first.headers,
			base: `/api/v1/${tenant}`,
			forgetsKeys: false,
			firstStep: await firstStepOf(`${base}/configs`, first.headers),
			stopped: () => stopped,
			turn: paced(savesPerSecond),
		};
		const savers = Array.from({ length: Math.ceil(savesPerSecond * saversPerWrite) }, () => write(client, tenant));
		const [times, bytes] = [new Map<string, number[]>(), new Map<string, number>()];
		const [chance, turn] = [new SeededRandom(seed, "questions"), paced(perSecond)];
		const { ref } = await db
			.selectFrom("realisation")
			.select("ref")
			.where("tenant", "=", tenant)
			.orderBy("counter")
			.limit(1)
			.executeTakeFirstOrThrow();
		const country = {
			codes: seen,
			last: processes,
			reference: (number: number) => ref.replace(/\d+$/, (digits) => String(number).padStart(digits.length, "0")),
		};
		let asked = 0;
		const ask = async () => {
			while (asked < questions) {
				asked += 1;
				const caller = chance.pick(callers);
				const question = nextQuestion(chance, country);
				await turn();
				const begun = performance.now();
				const answer = await fetch(`${base}/${question.path}`, { headers: caller.headers });
				const body = await answer.arrayBuffer();
				const took = performance.now() - begun;
				times.set(question.kind, [...(times.get(question.kind) ?? []), took]);
				bytes.set(question.kind, Math.max(bytes.get(question.kind) ?? 0, body.byteLength));
				if (answer.status !== 200)
					wrong.push(`${caller.asker.name}: ${question.path}: ${answer.status} ${Buffer.from(body).toString().slice(0, 200)}`);
				if (asked % 500 === 0) progress(`${asked} questions, ${book.acknowledged} saves`);
			}
		};
		await Promise.all(Array.from({ length: askersAtOnce }, ask));
		stopped = true;
		await Promise.all(savers);
		wrong.push(...book.wrong);
		for (const { asker, headers } of callers) wrong.push(...(await miscounted(data, tenant, asker, base, headers)));
		return { processes, asked, saves: book.acknowledged, times: timesOf(times), mostBytes: Object.fromEntries(bytes), wrong };
	} finally {
		stopped = true;
		await server?.stop();
		await data?.close();
		rmSync(root, { recursive: true, force: true });
	}
}

async function grow(
	data: DataDoor,
	tenant: string,
	{ processes, seed, sources = 600 }: CountryDrill,
	progress: (what: string) => void,
): Promise<number> {
	const wanted = Math.min(sources, processes);
	if ((await countOf(data, tenant)) < wanted) {
		const flowsDir = resolve("flows");
		const directory = await openTenantDirectory(readTenants(flowsDir), { data, municipalityCodes: null, now: Date.now });
		const found = directory.find(tenant);
		if (found === undefined) throw new Error(`There is no tenant ${tenant}.`);
		const people = { userIdOf: async (email: string) => email, progress: () => undefined };
		await growDemo({ data, tenant: found, flowsDir, scale: wanted, now: Date.now(), ...people });
	}
	let told = 0;
	return copyProcesses({
		...{ data, tenant, count: processes, seed },
		progress(have) {
			if (have - told < 100_000) return;
			told = have;
			progress(`${have} processes`);
		},
	});
}

/** Starts processes to copy, so that no demonstration is needed. */
async function startSome(origin: string, tenant: string): Promise<void> {
	const headers = headersOf(tenant, { name: "", role: "cpo", codes: ["*"] });
	for (let started = 0; started < 10; started++) {
		const body = JSON.stringify(newProcess(tenant));
		const { status } = await fetch(`${origin}/api/v1/${tenant}/processes/realisation`, { method: "POST", headers, body });
		if (status !== 201) throw new Error(`A process could not be started: ${status}`);
	}
}

async function countOf({ db }: DataDoor, tenant: string, codes: readonly string[] = ["*"]): Promise<number> {
	const all = db
		.selectFrom("realisation")
		.select((is) => is.fn.countAll<number | string>().as("rows"))
		.where("tenant", "=", tenant);
	const within = codes.includes("*") ? all : all.where("code", "in", [...codes]);
	return Number((await within.executeTakeFirstOrThrow()).rows);
}

/** The codes that occur, those with most processes first. */
async function codesOf({ db }: DataDoor, tenant: string): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("realisation")
		.select(["code", (is) => is.fn.countAll<number | string>().as("rows")])
		.where("tenant", "=", tenant)
		.groupBy("code")
		.execute();
	return rows.sort((one, other) => Number(other.rows) - Number(one.rows)).map(({ code }) => code);
}

function headersOf(tenant: string, { role, codes }: Asker): Readonly<Record<string, string>> {
	const token = tokenOf({ userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { [role]: [...codes] } } });
	return { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
}

interface PageCounts {
	readonly all: number;
	readonly filling?: { readonly done: number; readonly of: number };
}

async function countsAt(url: string, headers: Readonly<Record<string, string>>): Promise<PageCounts> {
	return ((await (await fetch(url, { headers })).json()) as { metaData: PageCounts }).metaData;
}

async function rowsMade(url: string, headers: Readonly<Record<string, string>>, progress: (what: string) => void): Promise<void> {
	for (let told = 0; ; await pause(100)) {
		const { filling } = await countsAt(url, headers);
		if (filling === undefined) return;
		if (filling.done - told < 50_000) continue;
		told = filling.done;
		progress(`${filling.done} of ${filling.of} rows`);
	}
}

async function miscounted(
	data: DataDoor,
	tenant: string,
	{ name, codes }: Asker,
	base: string,
	headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
	const { all } = await countsAt(`${base}/lists/realisations/rows?rows=1`, headers);
	const stored = await countOf(data, tenant, codes);
	return all === stored ? [] : [`${name}: the list counts ${all} processes, ${stored} are stored`];
}

function timesOf(times: ReadonlyMap<string, readonly number[]>): Times {
	const entries = [...times].map(([kind, each]) => {
		const sorted = [...each].sort((one, other) => one - other);
		const at = (share: number) => Math.round(10 * (sorted[Math.floor((sorted.length - 1) * share)] ?? 0)) / 10;
		return [kind, { asked: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }] as const;
	});
	return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}
