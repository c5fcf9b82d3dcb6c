import { expect, it } from "@jest/globals";
import { catalogue, kindOf } from "../../server/problems/catalogue.ts";
import { sourceFiles } from "./source-files.ts";
import { deadCodes, injected, unthrownRefusals } from "./unthrown-refusals.ts";

const files = sourceFiles();
const codes = Object.keys({ ...catalogue, ...kindOf });

/** The product with text appended to one file. */
const withMore = (at: string, more: string) => files.map((file) => (file.path === at ? { ...file, text: `${file.text}\n${more}` } : file));

it("every code of a refusal is thrown somewhere", () => {
	expect(deadCodes(files, codes)).toEqual([]);
	expect(deadCodes(files, ["never-thrown"])).toEqual(["never-thrown"]);
	const named = withMore("server/views/create-view.ts", '// "never-thrown"\nconst x = { refusals: ["never-thrown"], "never-thrown": 1 };');
	expect(deadCodes(named, ["never-thrown"])).toEqual(["never-thrown"]);
	expect(deadCodes(withMore("server/views/create-view.ts", 'throw new Problem("never-thrown");'), ["never-thrown"])).toEqual([]);
});

it("a route names only codes that something it uses throws", () => {
	expect(unthrownRefusals(files)).toEqual([]);
	for (const [path, code] of [
		["server/realisations/commands/set-tags.ts", "type-fixed"],
		["server/realisations/commands/change-type.ts", "incomplete"],
		["server/views/create-view.ts", "link-used"],
		["server/requests/get-request.ts", "stale"],
	] as const) {
		expect(unthrownRefusals(withMore(path, `const x = { refusals: ["${code}"] };`))).toEqual([`${path}: ${code}`]);
	}
	for (const path of Object.keys(injected)) expect(files.some((file) => file.path === path)).toBe(true);
});
