import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { compareWithPage, pageOf } from "../backups/compare-with-page.ts";
import { DrillServer } from "../drill-server.ts";
import { OwnPostgres } from "../own-postgres.ts";
import { pause } from "../paced.ts";
import { firstStepOf } from "../postgres-restarts/first-step.ts";
import { WriteBook } from "../postgres-restarts/write-book.ts";
import { write } from "../postgres-restarts/writer.ts";
import { type ArchiveToolName, archiveTools } from "./archive-tools.ts";

interface ArchiveDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	readonly tool: ArchiveToolName;
	readonly restores: number;
	/** Determines moments and writes; timing still depends on the machine. */
	readonly seed: number;
	/** A fault that the drill must detect. `early`: the restore goes to a second before the instant. */
	readonly plant?: "early";
	readonly progress?: (restores: number, book: WriteBook) => void;
}

interface ArchiveReport {
	readonly restores: number;
	readonly backups: number;
	readonly acknowledged: number;
	readonly processes: number;
	/** Milliseconds from an empty folder to a database that answers, in order. */
	readonly restoredAfter: readonly number[];
	/** Responses that nothing excuses. */
	readonly wrong: readonly string[];
	/**
	 * Writes that a restored database lacks although clients were told of them before its instant, or has although they were made after it.
	 */
	readonly differences: readonly string[];
}

const writers = 4;
/** Number of restores after which a new backup is made. */
const backUpEvery = 10;

/**
 * A PostgreSQL under constant writes is restored to random instants, from a backup and the log archived since; each restored database is
 * compared with what the clients had been told.
 */
export async function archiveDrill({ bin, tool: name, restores, seed, plant, progress }: ArchiveDrill): Promise<ArchiveReport> {
	const tenant = defaultTenantFolder();
	const tool = archiveTools[name];
	const postgres = await OwnPostgres.make(bin, (folder) => ["archive_mode=on", `archive_command='${tool.command(folder)}'`]);
	const dataDir = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const [chance, book, differences] = [new SeededRandom(seed, tenant), new WriteBook(), [] as string[]];
	const restoredAfter: number[] = [];
	let [stopped, backups] = [false, 0];
	let server: DrillServer | undefined;
	const client = new pg.Client({ connectionString: postgres.url });
	const textOf = async (question: string) => String(Object.values((await client.query(question)).rows[0] ?? {})[0]);
	const backUp = async () => {
		await tool.backUp(postgres);
		backups += 1;
	};
	try {
		await client.connect();
		await tool.prepare(postgres);
		const script = resolve("drills/postgres-restarts/server-to-cut-off.ts");
		server = await DrillServer.start({ script, args: [resolve("flows"), dataDir], databaseUrl: postgres.url });
		const base = `/api/v1/${tenant}`;
		const person = { userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } };
		const headers = { authorization: `Bearer ${tokenOf(person)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
		const firstStep = await firstStepOf(`${server.origin}${base}/configs`, headers);
		const origins = [server.origin];
		const random = () => chance.fraction();
		const writing = Array.from({ length: writers }, () =>
			write({ book, random, origins, headers, base, forgetsKeys: false, firstStep, stopped: () => stopped }, tenant),
		);
		const written = async (count: number) => {
			for (const before = book.acknowledged; book.acknowledged < before + count; ) await pause(10);
		};
		for (let done = 0; done < restores; done++) {
			if (done % backUpEvery === 0) await backUp();
			await written(20);
			await pause(random() * 200);
			const page = pageOf(book);
			const to = await textOf(`select (clock_timestamp()${plant === "early" ? " - interval '1 second'" : ""})::text`);
			const then = { processes: structuredClone(book.processes) };
			// Recovery ends at the first commit after the instant, which must have been archived too.
			await written(5);
			await archived(textOf);
			const data = join(postgres.folder, `restored-${done}`);
			const begun = performance.now();
			await tool.restore(postgres, data, to);
			const again = await postgres.startOn(data);
			try {
				await promoted(again.url);
				restoredAfter.push(performance.now() - begun);
				const restored = await openDatabase({ url: again.url, folder: "", now: Date.now, migrate: false });
				differences.push(...(await compareWithPage(restored, tenant, page, then)).map((text) => `restore ${done + 1}: ${text}`));
				await restored.close();
			} finally {
				await again.stop("immediate");
				rmSync(data, { recursive: true, force: true });
			}
			progress?.(done + 1, book);
		}
		stopped = true;
		await Promise.all(writing);
	} finally {
		stopped = true;
		await server?.stop();
		await client.end();
		await postgres.remove();
		rmSync(dataDir, { recursive: true, force: true });
	}
	const { acknowledged, processes, wrong } = book;
	restoredAfter.sort((one, other) => one - other);
	return { restores: restoredAfter.length, backups, acknowledged, processes: processes.length, restoredAfter, wrong, differences };
}

/** Resolves when everything written so far has been archived. */
async function archived(textOf: (question: string) => Promise<string>): Promise<void> {
	const file = await textOf("select pg_walfile_name(pg_switch_wal())");
	// Files with an extension (.backup, .history) are archived in between.
	const isArchived = async () => (await textOf("select coalesce(left(last_archived_wal, 24), '') from pg_stat_archiver")) >= file;
	while (!(await isArchived())) await pause(50);
}

async function promoted(url: string): Promise<void> {
	for (;;) {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		const { rows } = await client.query<{ recovering: boolean }>("select pg_is_in_recovery() as recovering");
		await client.end();
		if (rows[0]?.recovering === false) return;
		await pause(50);
	}
}
