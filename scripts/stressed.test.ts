import { spawnSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";

/** What the command said and how it ended. */
function stressed(...command: readonly string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/stressed.ts", ...command], {
		encoding: "utf8",
	});
	return { status, said: stdout, complaint: stderr };
}

describe("a run on a machine that is busy twice over", () => {
	test("the command runs, and its end is the end of the whole", () => {
		const ended = stressed(process.execPath, "-e", "console.log('here'); process.exitCode = 7");
		expect(ended.status).toBe(7);
		expect(ended.said).toMatch(/^\d+ endless loops beside: .+\nhere\n$/);
	});

	test("loops are beside it", () => {
		const count = `const others = require("node:child_process").execSync("ps -o args= --ppid " + process.ppid, { encoding: "utf8" });
			console.log(others.match(/Immediate[(]turn/g)?.length);`;
		const [, beside = "", counted = ""] = /^(\d+) endless[\s\S]*?\n(\d+)\n$/.exec(stressed(process.execPath, "-e", count).said) ?? [];
		expect(Number(beside)).toBeGreaterThanOrEqual(2);
		expect(counted).toBe(beside);
	});

	test("a command that does not exist is told, and is a failure", () => {
		const ended = stressed("no-such-command");
		expect(ended.status).toBe(1);
		expect(ended.complaint).toContain("no-such-command");
	});
});
