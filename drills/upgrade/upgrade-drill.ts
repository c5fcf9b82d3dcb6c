import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DrillServer } from "../drill-server.ts";
import { type LoadReport, underLoad } from "../server-kills/under-load.ts";

interface UpgradeDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	readonly seed: number;
	/** A commit of the former version; null for the one before the last migration. */
	readonly from: string | null;
	/** Writes that have to be acknowledged between two steps. */
	readonly writes: number;
	readonly progress?: (step: string) => void;
}

interface UpgradeReport extends LoadReport {
	/** The commit of the former version. */
	readonly from: string;
}

/**
 * Two servers of the former version under load are upgraded to this one, one after the other, and taken back: each server
 * is killed, so that nothing depends on how it takes its leave. The former version runs from its commit, with the packages
 * of this one.
 */
export async function upgradeDrill({ bin, seed, from, writes, progress = () => undefined }: UpgradeDrill): Promise<UpgradeReport> {
	const commit = git("rev-parse", `${from ?? `${git("log", "-1", "--format=%H", "--", "migrations/index.ts")}^`}^{commit}`);
	const top = mkdtempSync(join(tmpdir(), "laadstroom-former-"));
	const former = join(top, "former");
	git("worktree", "add", "--detach", former, commit);
	try {
		symlinkSync(resolve("node_modules"), join(former, "node_modules"));
		const start = (of: string, databaseUrl: string, dataDir: string) => {
			const script = join(of, "drills/postgres-restarts/server-to-cut-off.ts");
			if (!existsSync(script)) throw new Error(`${commit} has no server for drills.`);
			return DrillServer.start({ script, args: [join(of, "flows"), dataDir], databaseUrl });
		};
		const report = await underLoad({
			bin,
			seed,
			start: (databaseUrl, dataDir) => start(former, databaseUrl, dataDir),
			async happens({ databaseUrl, servers, replace, written, ready }, dataDir) {
				await written(writes);
				for (const [of, step] of [
					[resolve("."), "upgraded"],
					[former, "taken back"],
				] as const) {
					for (const place of servers.keys()) {
						await replace(place, () => start(of, databaseUrl, dataDir));
						await ready(place);
						progress(`server ${place + 1} ${step}`);
						await written(writes);
					}
				}
			},
		});
		return { from: commit, ...report };
	} finally {
		git("worktree", "remove", "--force", former);
		rmSync(top, { recursive: true, force: true });
	}
}

function git(...words: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${words[0]}: ${stderr}`);
	return stdout.trim();
}
