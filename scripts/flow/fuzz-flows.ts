import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { findFolders } from "./find-folder.ts";
import { DoorError, type Printed } from "./printed.ts";

/**
 * Breaks flows in many ways, by running the test that does so: those of the named tenants, or all. `minutes`: starts no new file after that
 * time. Takes minutes for the default of 10,000.
 */
export function fuzzFlows(words: readonly string[], minutes: string | undefined): Printed {
	const counts = words.filter((word) => /^-?[\d.]+$/.test(word));
	const number = Number(counts[0] ?? (minutes === undefined ? 10_000 : 1_000_000));
	if (!Number.isInteger(number) || number < 1 || counts.length > 1) throw new DoorError(`"${counts.join(" ")}" is no number of files.`);
	if (minutes !== undefined && !(Number(minutes) > 0)) throw new DoorError(`"${minutes}" is no number of minutes.`);
	const folders = findFolders(words.filter((word) => !counts.includes(word)));
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			"--experimental-vm-modules",
			"--disable-warning=ExperimentalWarning",
			"node_modules/jest/bin/jest.js",
			"-w",
			"1",
			"test/mutations/broken-flows.test.ts",
		],
		{
			encoding: "utf8",
			env: {
				...process.env,
				MUTATIONS: String(number),
				MUTATED: folders.join(delimiter),
				...(minutes === undefined ? {} : { MUTATION_MINUTES: minutes }),
			},
		},
	);
	return { passed: status === 0, text: stdout + stderr };
}
