import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { projectFile } from "../config/project-file.ts";
import { keptBeside } from "./kept-code.ts";

let folder: string;
let script: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kept-code-"));
	script = join(folder, "server.cjs");
	writeFileSync(script, text("one"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (word: string) => `
const { basename } = require("node:path");
exports.said = () => "${word} of " + basename(__filename);
`;

/** In a separate process, as in production: the tests run scripts in contexts of their own. */
function inProcess(act = ""): unknown {
	const module = JSON.stringify(projectFile("server/start/kept-code.ts"));
	const program = `
		import { KeptCode } from ${module};
		const code = new KeptCode(${JSON.stringify(script)});
		const { said } = code.run();
		const answer = { said: said(), taken: code.taken };
		${act}
		console.log(JSON.stringify(answer));`;
	return JSON.parse(execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], { encoding: "utf8" }));
}

test("a script runs without kept code, and the next run takes what the first kept", () => {
	expect(inProcess("code.keep();")).toEqual({ said: "one of server.cjs", taken: false });
	expect(inProcess()).toEqual({ said: "one of server.cjs", taken: true });
});

test("code of another text is not taken, be it of the same length", () => {
	inProcess("code.keep();");
	writeFileSync(script, text("two"));
	expect(inProcess()).toEqual({ said: "two of server.cjs", taken: false });
});

test("what is no code is compiled anew", () => {
	inProcess("code.keep();");
	const kept = readFileSync(keptBeside(script));
	writeFileSync(keptBeside(script), Buffer.concat([kept.subarray(0, 32), Buffer.from("nothing")]));
	expect(inProcess("code.keep();")).toEqual({ said: "one of server.cjs", taken: false });
	expect(inProcess()).toMatchObject({ taken: true });
	expect(existsSync(`${keptBeside(script)}.making`)).toBe(false);
});
