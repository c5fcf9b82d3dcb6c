import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * Runs before the first test file: creates a folder for what test files create once and share until the run ends. Every worker has its name
 * in the environment. Anything that must lie within the project is in a folder of that name there.
 */
export default function makeFolderOfRun() {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-run-"));
	process.env.TEST_RUN_FOLDER = folder;
	// Databases, keys and files of tests are removed with it: otherwise a day of runs fills a disk.
	process.env.TMPDIR = folder;
	// PostgreSQL runs as another user, and must be able to traverse the folder.
	chmodSync(folder, 0o711);
	process.once("exit", () => {
		for (const made of [folder, join("dist/for-tests", basename(folder))]) rmSync(made, { recursive: true, force: true });
	});
}
