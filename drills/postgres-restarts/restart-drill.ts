import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { DrillServer } from "../drill-server.ts";
import { OwnPostgres, type StopMode } from "../own-postgres.ts";
import { compareWithBook } from "./compare-with-book.ts";
import { firstStepOf } from "./first-step.ts";
import { WriteBook } from "./write-book.ts";
import { write } from "./writer.ts";

interface RestartDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	readonly restarts: number;
	/** Determines moments, kinds of stop and writes; timing still depends on the machine. */
	readonly seed: number;
	/**
	 * A fault that the drill must detect. `unheard`: nobody handles connections that end. `asynchronous`: PostgreSQL
	 * acknowledges what is not on disk yet. `forgetful`: clients repeat a write under another key.
	 */
	readonly plant?: "unheard" | "asynchronous" | "forgetful";
	readonly progress?: (restarts: number, book: WriteBook) => void;
}

export interface RestartReport {
	readonly restarts: number;
	/** Of these, stopped as in a power cut. */
	readonly immediate: number;
	readonly acknowledged: number;
	readonly repeated: number;
	readonly processes: number;
	/** Servers that ended, with the end of their output. */
	readonly died: readonly string[];
	/** Responses that no restart excuses. */
	readonly wrong: readonly string[];
	/** Differences between the database and what the clients were told. */
	readonly differences: readonly string[];
	/** Milliseconds from PostgreSQL's start until both servers were ready, ascending. */
	readonly healedAfter: readonly number[];
	/** Log lines about the database being unavailable, in the part of the servers' output that is kept. */
	readonly outageLines: number;
}

const serverCount = 2;
const writersPerServer = 4;
/** Longer than any restart takes on a loaded machine: only a server that never recovers reaches it. Milliseconds. */
const patienceMs = 90_000;

/**
 * Puts two servers under load while their PostgreSQL is stopped and started again and again, then compares what the
 * clients were told with what is stored.
 */
export async function restartDrill({ bin, restarts, seed, plant, progress }: RestartDrill): Promise<RestartReport> {
	const tenant = defaultTenantFolder();
	const postgres = await OwnPostgres.make(bin, () =>
		plant === "asynchronous" ? ["synchronous_commit=off", "wal_writer_delay=10000"] : [],
	);
	const dataDir = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const servers: DrillServer[] = [];
	const [chance, book] = [new SeededRandom(seed, tenant), new WriteBook()];
	const random = () => chance.fraction();
	let [stopped, immediate] = [false, 0];
	const healedAfter: number[] = [];
	try {
		const script = resolve(import.meta.dirname, "server-to-cut-off.ts");
		const args = [resolve("flows"), dataDir, ...(plant === undefined ? [] : [plant])];
		const began = Array.from({ length: serverCount }, async () =>
			servers.push(await DrillServer.start({ script, args, databaseUrl: postgres.url })),
		);
		await Promise.all(began);
		const token = tokenOf({ userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } });
		const [headers, base] = [
			{ authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" },
			`/api/v1/${tenant}`,
		];
		const client = {
			book,
			random,
			origins: servers.map(({ origin }) => origin),
			headers,
			base,
			forgetsKeys: plant === "forgetful",
			firstStep: await firstStepOf(`${servers[0]?.origin}${base}/configs`, headers),
			stopped: () => stopped,
		};
		const writers = Array.from({ length: serverCount * writersPerServer }, () => write(client, tenant));
		const anyDied = () => servers.some(({ died }) => died);
		const until = async (holds: () => boolean | Promise<boolean>) => {
			for (const begun = performance.now(); performance.now() - begun < patienceMs && !anyDied(); await pause(20))
				if (await holds()) return;
			if (!anyDied()) book.wrong.push("a server was not ready again in time");
		};
		let done = 0;
		for (; done < restarts && !anyDied(); done++) {
			const before = book.acknowledged;
			await until(() => book.acknowledged >= before + 20);
			await pause(random() * 300);
			const mode: StopMode = random() < 0.5 ? "fast" : "immediate";
			if (mode === "immediate") immediate += 1;
			await postgres.stop(mode);
			await pause(random() * 400);
			await postgres.start();
			const started = performance.now();
			await until(async () => (await Promise.all(servers.map(({ origin }) => isReady(origin)))).every(Boolean));
			healedAfter.push(performance.now() - started);
			progress?.(done + 1, book);
		}
		stopped = true;
		await Promise.all(writers);
		const data = await openDatabase({ url: postgres.url, folder: "", now: Date.now, migrate: false });
		const differences = await compareWithBook(data, tenant, book);
		await data.close();
		return {
			restarts: done,
			immediate,
			acknowledged: book.acknowledged,
			repeated: book.repeated,
			processes: book.processes.length,
			died: servers.filter(({ died }) => died).map(({ said }) => said.slice(-2000)),
			wrong: book.wrong,
			differences,
			healedAfter: healedAfter.sort((a, b) => a - b),
			outageLines: servers.reduce((sum, { outageLines }) => sum + outageLines, 0),
		};
	} finally {
		stopped = true;
		for (const server of servers) await server.stop();
		await postgres.remove();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function isReady(origin: string): Promise<boolean> {
	try {
		return (await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(10_000) })).ok;
	} catch {
		return false;
	}
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
