import { expect, it } from "@jest/globals";
import { circles, folderCircles, twoWayFolders } from "./circles.ts";
import { sourceFiles } from "./source-files.ts";

it("no files import each other in a circle, types included", () => {
	expect(circles(sourceFiles())).toEqual([]);
});

it("a circle is found, once, and what hangs on it is not in it", () => {
	const files = [
		{ path: "web/a.ts", text: 'import { b } from "./b.ts";' },
		{ path: "web/b.ts", text: 'import type { C } from "./c.ts";' },
		{ path: "web/c.ts", text: 'export { a } from "./a.ts";\nimport { d } from "./d.ts";' },
		{ path: "web/d.ts", text: "" },
		{ path: "web/e.ts", text: 'import { a } from "./a.ts";' },
	];
	expect(circles(files)).toEqual([["web/a.ts", "web/b.ts", "web/c.ts"]]);
});

const product = sourceFiles().filter(({ path }) => /^(?:engine|server|web)\//.test(path) && !path.includes("/generated/"));

it("the folders of the engine see one way", () => {
	expect(folderCircles(product.filter(({ path }) => path.startsWith("engine/")))).toEqual([]);
});

/** Folders that import each other, and why: every other pair imports one way only. */
const SEE_EACH_OTHER = [
	// A capability queries another through its read model.
	"server/comments <> server/realisations/record",
	"server/files <> server/requests",
];

it("folders see one way, but for a few that are named", () => {
	expect([...twoWayFolders(product)].sort()).toEqual(SEE_EACH_OTHER);
});

it("two folders that see each other are found, and a loop of three", () => {
	const files = [
		{ path: "engine/a/a.ts", text: 'import { b } from "../b/b.ts";' },
		{ path: "engine/b/b.ts", text: 'import { a2 } from "../a/a2.ts";\nimport type { C } from "../c/c.ts";' },
		{ path: "engine/a/a2.ts", text: "" },
		{ path: "engine/c/c.ts", text: 'import { d } from "../d/d.ts";' },
		{ path: "engine/d/d.ts", text: 'import { b } from "../b/b.ts";' },
	];
	expect(twoWayFolders(files)).toEqual(["engine/a <> engine/b"]);
	expect(folderCircles(files)).toEqual([["engine/a", "engine/b", "engine/c", "engine/d"]]);
});
