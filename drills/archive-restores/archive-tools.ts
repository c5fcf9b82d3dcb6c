import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { OwnPostgres } from "../own-postgres.ts";

/** Archives a running PostgreSQL and its log, and restores it to an instant. */
interface ArchiveTool {
	/** PostgreSQL's `archive_command`; `folder` is the folder of the cluster. */
	readonly command: (folder: string) => string;
	/** Runs before the first backup. */
	readonly prepare: (postgres: OwnPostgres) => Promise<void>;
	readonly backUp: (postgres: OwnPostgres) => Promise<void>;
	/** Creates a data folder that recovers to an instant, in PostgreSQL's notation, when it is started. `data` must not exist yet. */
	readonly restore: (postgres: OwnPostgres, data: string, to: string) => Promise<void>;
}

/** PostgreSQL's own programs: a base backup, and its log kept in a folder. */
const own: ArchiveTool = {
	command: (folder) => `cp %p ${folder}/archive/%f`,
	prepare: (postgres) => postgres.run("mkdir", "archive", "backups"),
	backUp(postgres) {
		const target = join("backups", String(readdirSync(join(postgres.folder, "backups")).length));
		const server = ["-h", "127.0.0.1", "-p", String(postgres.port), "-U", "laadstroom"];
		return postgres.run(join(postgres.bin, "pg_basebackup"), ...server, "-D", target, "-X", "none", "-c", "fast");
	},
	async restore(postgres, data, to) {
		const newest = Math.max(...readdirSync(join(postgres.folder, "backups")).map(Number));
		await postgres.run("cp", "-a", join("backups", String(newest)), data);
		const archive = `restore_command = 'cp ${postgres.folder}/archive/%f %p'`;
		const target = `recovery_target_time = '${to}'\nrecovery_target_action = 'promote'`;
		postgres.write(join(data, "postgresql.auto.conf"), `${archive}\n${target}\n`);
		postgres.write(join(data, "recovery.signal"), "");
	},
};

const asked = (folder: string) => [`--config=${folder}/pgbackrest.conf`, "--stanza=laadstroom"];

/** pgBackRest with the settings of docs/operations/backup.md, and the drill's own folders. */
const pgBackRest: ArchiveTool = {
	command: (folder) => `pgbackrest ${asked(folder).join(" ")} archive-push %p`,
	async prepare(postgres) {
		const { folder, data, port } = postgres;
		const places = { "repo1-path": "repository", "log-path": "log", "lock-path": "lock", "spool-path": "spool" };
		await postgres.run("mkdir", ...Object.values(places));
		const lines = [
			"[global]",
			...Object.entries(places).map(([setting, name]) => `${setting}=${join(folder, name)}`),
			...["repo1-retention-full=2", "repo1-bundle=y", "compress-type=lz4", "start-fast=y", "log-level-console=off"],
			"[laadstroom]",
			...[`pg1-path=${data}`, `pg1-port=${port}`, "pg1-user=laadstroom", "pg1-database=postgres", `pg1-socket-path=${folder}`],
		];
		postgres.write(join(folder, "pgbackrest.conf"), `${lines.join("\n")}\n`);
		await postgres.run("pgbackrest", ...asked(folder), "stanza-create");
	},
	backUp: (postgres) => postgres.run("pgbackrest", ...asked(postgres.folder), "backup"),
	async restore(postgres, data, to) {
		await postgres.run("mkdir", "-m", "0700", data);
		const target = ["--type=time", `--target=${to}`, "--target-action=promote"];
		await postgres.run("pgbackrest", ...asked(postgres.folder), `--pg1-path=${data}`, ...target, "restore");
	},
};

export type ArchiveToolName = "own" | "pgbackrest";

export const archiveTools: Readonly<Record<ArchiveToolName, ArchiveTool>> = { own, pgbackrest: pgBackRest };
