import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileMutant } from "./file-mutant.ts";
import type { Sandbox } from "./sandbox.ts";

/** A mutant's fate: the part of the tests that failed, or null if all passed. */
type Noticed = string | null;

/**
 * Tests in the order in which they are run, nearest first: most mutants fail in the first part. A part is a list of
 * paths for jest.
 */
function partsFor(file: string): readonly (readonly string[])[] {
	if (file.startsWith("flows/") || file.startsWith("schemas/"))
		return [["flows/", "test/tenants/", "test/property-management/"], ["test/"], ["server/"], ["engine/", "schemas/", "web/"]];
	if (file.startsWith("engine/")) return [[`${dirname(file)}/`], ["engine/", "flows/"], ["test/"], ["server/"], ["web/"]];
	if (file.startsWith("server/")) return [[`${dirname(file)}/`], ["server/"], ["test/"]];
	return [[`${dirname(file)}/`], ["web/"], ["test/architecture/", "test/web/"]];
}

/**
 * Tests that compare configuration with itself or with a snapshot of it: a change that only they notice is one that no
 * user would have noticed.
 */
const NO_WITNESS = ["scripts/generate", "test/mutations/", "test/mutants/", "test/proof/", "engine/difference/"];

/** Puts the mutant into the sandbox, runs the tests, and removes it again. */
export async function notice(mutant: FileMutant, sandbox: Sandbox, secondsForPart: number): Promise<Noticed> {
	writeFileSync(join(sandbox.folder, mutant.file), mutant.text());
	try {
		if (mutant.file.startsWith("schemas/") && (await run(sandbox, ["--import", "tsx", "scripts/generate.ts"], secondsForPart)) !== 0)
			return "generating";
		for (const part of partsFor(mutant.file)) {
			const status = await run(sandbox, ["--experimental-vm-modules", ...jest, ...part, ...ignored], secondsForPart);
			if (status !== 0) return `${status === null ? "no end of " : ""}${part.join(" ")}`;
		}
		return null;
	} finally {
		sandbox.restore(mutant.file);
	}
}

const jest = ["node_modules/jest/bin/jest.js", "--bail", "--silent", "--passWithNoTests", "--maxWorkers=1", "--reporters="];
const ignored = ["--testPathIgnorePatterns", "/node_modules/", "/test/browser/", ...NO_WITNESS];

/** Resolves to the exit code; null if it was stopped for taking too long. */
function run({ folder }: Sandbox, args: readonly string[], seconds: number): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
			cwd: folder,
			stdio: "ignore",
			timeout: seconds * 1000,
			killSignal: "SIGKILL",
			env: { ...process.env, TEST_DATABASE_URL: "" },
		});
		child.on("error", reject);
		child.on("exit", (code, signal) => resolve(signal === null ? code : null));
	});
}
