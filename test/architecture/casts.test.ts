import { expect, it } from "@jest/globals";
import { casts, productLines } from "./casts.ts";
import { sourceFiles } from "./source-files.ts";

/** Per thousand lines. If there are fewer, lower this. */
const MOST = 2;

it("casts are few: at most two in a thousand lines of product code", () => {
	const files = sourceFiles();
	const found = casts(files);
	const most = Math.floor((MOST * productLines(files)) / 1_000);
	expect(found.length <= most ? [] : found).toEqual([]);
});

it.each([
	["const a = b as string;\nconst c = (d as unknown) as E;", 3],
	["const a = [1] as const;\nconst b = [c as D] as const;", 1],
	['import { a as b } from "./a.ts";\nimport * as c from "./c.ts";\nexport { b as d };\nexport type { e as f } from "./e.ts";', 0],
	["/** As is, as a text. */\n// as they are\nconst a = b; // as they are", 0],
	['const a = "as a text";\nconst b = `as §{c as D} a §{"as e"} text`;', 1],
	["const a = `§{b ? `§{c as D}` : { e }} as f`;\nconst g = h as I;", 2],
	["const a =\n\tb\n\t\tas C;", 1],
	['const a = "it\\"s as b";\nconst url = "https://as b";', 0],
])("%j holds so many casts: %i", (text, count) => {
	expect(casts([{ path: "engine/a.ts", text: text.replaceAll("§", "$") }])).toHaveLength(count);
});

it("casts of tests and of what is generated do not count", () => {
	const text = "const a = b as C;";
	expect(
		casts([
			{ path: "engine/a.test.ts", text },
			{ path: "web/api/generated/a.ts", text },
			{ path: "scripts/a.ts", text },
		]),
	).toEqual([]);
});
