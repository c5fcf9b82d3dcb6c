import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before the first file: a folder for what files make once and all use, until the run ends. Every worker has its name in the environment. */
export default function makeFolderOfRun() {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-run-"));
	process.env.TEST_RUN_FOLDER = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
