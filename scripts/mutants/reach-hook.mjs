import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "@jest/globals";

/** In the instrumented copy: writes which mutants' places a test file executed, as a line of MUTANT_REACH. */
afterAll(() => {
	const { testPath } = expect.getState();
	const reached = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {});
	appendFileSync(process.env.MUTANT_REACH, `${JSON.stringify({ file: relative(process.cwd(), testPath), reached })}\n`);
});
