import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { projectFile } from "../config/project-file.ts";

/**
 * A script of TypeScript that serves, as a file that Node runs by itself, with the server in few files and its threads beside
 * it. A process or a thread that reads a thousand modules of source first takes a second of the processor for that at every
 * start. Made once in a run of tests, or of a drill, by whoever comes first.
 */
export function bundledServer(script: string): string {
	// Some have the same name in other folders.
	const name = relative(root(), script).replaceAll(/[^\w-]+/g, "-");
	return join(bundleOf(name, `main=${script}`), "main.js");
}

/** The same of a module of the server that runs in a thread. */
export function bundledThread(name: string): string {
	return join(bundleOf("threads"), `${name}.js`);
}

const failed = "failed";

function bundleOf(name: string, ...entries: readonly string[]): string {
	const folder = join(folderOfRun(), name);
	const making = `${folder}.making`;
	mkdirSync(folderOfRun(), { recursive: true });
	// Who was first may have been done between these two.
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
