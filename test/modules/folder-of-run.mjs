import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * Before the first file: a folder for what files make once and all use, until the run ends. Every worker has its name in the
 * environment. What has to stand in the project is in a folder of that name there.
 */
export default function makeFolderOfRun() {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-run-"));
	process.env.TEST_RUN_FOLDER = folder;
	// Databases, keys and files of tests go with it: a day of runs filled a disk.
	process.env.TMPDIR = folder;
	// PostgreSQL runs as a user of its own, and has to come by.
	chmodSync(folder, 0o711);
	process.once("exit", () => {
		for (const made of [folder, join("dist/for-tests", basename(folder))]) rmSync(made, { recursive: true, force: true });
	});
}
