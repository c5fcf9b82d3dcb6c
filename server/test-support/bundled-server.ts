import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { projectFile } from "../config/project-file.ts";

/**
 * Bundles a TypeScript script that runs a server into a few files that Node runs directly, with its threads beside it. Otherwise a process
 * or thread loads a thousand source modules at every start, which takes a second of processor time. Built once per run of tests, or of a
 * drill, by whichever process comes first.
 */
export function bundledServer(script: string): string {
	// Scripts in different folders may have the same name.
	const name = relative(root(), script).replaceAll(/[^\w-]+/g, "-");
	return join(bundleOf(name, `main=${script}`), "main.js");
}

/** The same for a module of the server that runs in a thread. */
export function bundledThread(name: string): string {
	return join(bundleOf("threads"), `${name}.js`);
}

const failed = "failed";

function bundleOf(name: string, ...entries: readonly string[]): string {
	const folder = join(folderOfRun(), name);
	const making = `${folder}.making`;
	mkdirSync(folderOfRun(), { recursive: true });
	// The first process may have finished between these two checks.
	if (!existsSync(folder) && isFirst(making) && !existsSync(folder)) {
		const { status, stderr } = spawnSync(process.execPath, [projectFile("scripts/bundle-server.mjs"), making, ...entries], {
			encoding: "utf8",
		});
		if (status !== 0) writeFileSync(`${folder}.${failed}`, stderr);
		else renameSync(making, folder);
	}
	while (!existsSync(folder)) {
		if (existsSync(`${folder}.${failed}`)) throw new Error(`${name} could not be bundled: see ${folder}.${failed}`);
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
	}
	return folder;
}

const root = () => dirname(projectFile("package.json"));

/** Next to the build, where modules find their packages and the project's files. */
function folderOfRun(): string {
	const run = process.env.TEST_RUN_FOLDER;
	const folder = join(root(), "dist/for-tests", run === undefined ? String(process.pid) : basename(run));
	if (run === undefined && !existsSync(folder)) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function isFirst(folder: string): boolean {
	try {
		mkdirSync(folder);
		return true;
	} catch {
		return false;
	}
}
