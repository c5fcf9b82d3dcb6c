import { spawnSync } from "node:child_process";
import { DoorError, type Printed } from "./printed.ts";

/** Breaks every flow in many ways, by running the test that does so. Takes minutes for the default of 10,000. */
export function fuzzFlows(count: string | undefined): Printed {
	const number = Number(count ?? 10_000);
	if (!Number.isInteger(number) || number < 1) throw new DoorError(`"${String(count)}" is no number of files.`);
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
		{ encoding: "utf8", env: { ...process.env, MUTATIONS: String(number) } },
	);
	return { passed: status === 0, text: stdout + stderr };
}
