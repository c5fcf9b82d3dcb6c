import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import type { DrillServer } from "../drill-server.ts";
import { OwnPostgres, type StopMode } from "../own-postgres.ts";
import { paced, pause } from "../paced.ts";
import { compareWithBook } from "../postgres-restarts/compare-with-book.ts";
import { firstStepOf } from "../postgres-restarts/first-step.ts";
import { WriteBook } from "../postgres-restarts/write-book.ts";
import { write } from "../postgres-restarts/writer.ts";
import { DrillProxy } from "./drill-proxy.ts";
import { Follower } from "./follower.ts";

/** The means by which a drill disturbs servers under load. */
interface Scene {
	readonly book: WriteBook;
	/** Address of PostgreSQL. */
	readonly databaseUrl: string;
	/** Returns a number from 0 to 1. */
	readonly random: () => number;
	readonly servers: readonly DrillServer[];
	/** Kills the server at this index, and replaces it with the one that `start` starts. */
	replace(place: number, start: () => Promise<DrillServer>): Promise<void>;
	/** Resolves when this many more writes have been acknowledged. */
	written(count: number): Promise<void>;
	/** Resolves when the server at this index is ready. */
	ready(place: number): Promise<void>;
	/** Stops PostgreSQL and starts it again. */
	restartPostgres(mode: StopMode): Promise<void>;
}

interface Load {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	readonly seed: number;
	/** Starts one of the servers. */
	readonly start: (databaseUrl: string, dataDir: string) => Promise<DrillServer>;
	/** Default 2. */
	readonly serverCount?: number;
	/** Maximum number of writes that are started per second; as many as six clients can make when left out. */
	readonly perSecond?: number | undefined;
	/** Planted faults: clients repeat a write under another key; followers do not send the last event that they received. */
	readonly forgetsKeys?: boolean;
	readonly deaf?: boolean;
	readonly happens: (scene: Scene, dataDir: string) => Promise<void>;
}

export interface LoadReport {
	readonly acknowledged: number;
	readonly repeated: number;
	readonly processes: number;
	/** How often followers had to reconnect. */
	readonly listenedAnew: number;
	/** Longest time in which nothing was acknowledged, in milliseconds. */
	readonly longestPauseMs: number;
	/** Writes that were refused as unavailable at their third attempt or later, and acknowledged afterwards. */
	readonly refusedThrice: number;
	/** Time from the first attempt at a write until it was acknowledged, in milliseconds. */
	readonly writeMs: { readonly p50: number; readonly p99: number; readonly most: number };
	/** Responses that nothing excuses. */
	readonly wrong: readonly string[];
	/** Differences between what the clients were told and the database, or what followers were told. */
	readonly differences: readonly string[];
}

const writerCount = 6;
/** Number of clients per write that is started in a second: while that many wait for a frozen server, the others go on. */
const writersPerWrite = 0.6;
/** Milliseconds; only a server that never recovers reaches it. */
const patienceMs = 90_000;

/**
 * Runs servers on one PostgreSQL behind a proxy, under writes, while something happens to them. Afterwards, what the clients were told is
 * compared with the stored data, and with what followers were told.
 */
export async function underLoad(load: Load): Promise<LoadReport> {
	const { bin, seed, start, serverCount = 2, perSecond, forgetsKeys = false, deaf = false, happens } = load;
	const tenant = defaultTenantFolder();
	const postgres = await OwnPostgres.make(bin);
	const dataDir = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const servers: DrillServer[] = [];
	const [chance, book] = [new SeededRandom(seed, tenant), new WriteBook()];
	const random = () => chance.fraction();
	let stopped = false;
	let proxy: DrillProxy | undefined;
	let follower: Follower | undefined;
	try {
		servers.push(...(await Promise.all(Array.from({ length: serverCount }, () => start(postgres.url, dataDir)))));
		const between = await DrillProxy.start(servers.map(({ origin }) => origin));
		proxy = between;
		const person = { userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } };
		const headers = { authorization: `Bearer ${tokenOf(person)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
		const base = `/api/v1/${tenant}`;
		const firstStep = await firstStepOf(`${servers[0]?.origin}${base}/configs`, headers);
		const told = new Follower(`${between.origin}${base}/changes`, headers, deaf);
		follower = told;
		await until(() => told.connections > 0);
		const client = {
			book,
			random,
			origins: [between.origin],
			headers,
			base,
			forgetsKeys,
			firstStep,
			stopped: () => stopped,
			turn: paced(perSecond),
		};
		const pauses = watchPauses(book);
		const clients = perSecond === undefined ? writerCount : Math.ceil(perSecond * writersPerWrite);
		const writers = Array.from({ length: clients }, () => write(client, tenant));
		const scene: Scene = {
			book,
			databaseUrl: postgres.url,
			random,
			servers,
			async replace(place, begin) {
				await servers[place]?.stop();
				between.replace(place, undefined);
				const again = await begin();
				servers[place] = again;
				between.replace(place, again.origin);
			},
			async written(count) {
				const before = book.acknowledged;
				await until(() => book.acknowledged >= before + count);
			},
			ready: (place) => until(() => isReady(servers[place]?.origin ?? "")),
			async restartPostgres(mode) {
				await postgres.stop(mode);
				await postgres.start();
			},
		};
		await happens(scene, dataDir);
		stopped = true;
		await Promise.all(writers);
		const longestPauseMs = pauses.end();
		const missed = () => book.processes.filter(({ uuid, synced }) => (told.seen.get(uuid) ?? 0) < synced);
		// A follower is told within a few polling rounds, or not at all.
		for (let round = 0; round < 100 && missed().length > 0; round++) await pause(100);
		const data = await openDatabase({ url: postgres.url, folder: "", now: Date.now, migrate: false });
		const differences = await compareWithBook(data, tenant, book);
		await data.close();
		return {
			acknowledged: book.acknowledged,
			repeated: book.repeated,
			processes: book.processes.length,
			listenedAnew: told.connections - 1,
			longestPauseMs,
			refusedThrice: book.refusedThrice,
			writeMs: book.times,
			wrong: book.wrong,
			differences: [...differences, ...missed().map(({ uuid }) => `${uuid}: who follows was not told of its last change`)],
		};
	} finally {
		stopped = true;
		await follower?.stop();
		proxy?.close();
		for (const server of servers) await server.stop();
		await postgres.remove();
		rmSync(dataDir, { recursive: true, force: true });
	}

	async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
		for (const begun = performance.now(); performance.now() - begun < patienceMs; await pause(20)) if (await holds()) return;
		book.wrong.push("it did not go on in time");
	}
}

/** Measures how long nothing is acknowledged. */
function watchPauses(book: WriteBook) {
	let [last, at, longest] = [book.acknowledged, performance.now(), 0];
	const timer = setInterval(() => {
		if (book.acknowledged === last) longest = Math.max(longest, performance.now() - at);
		else [last, at] = [book.acknowledged, performance.now()];
	}, 20);
	return {
		end: () => {
			clearInterval(timer);
			return Math.round(longest);
		},
	};
}

async function isReady(origin: string): Promise<boolean> {
	return fetch(`${origin}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
		({ ok }) => ok,
		() => false,
	);
}
