import { expect, it } from "@jest/globals";
import { sourceFiles } from "./source-files.ts";
import { unusedExports } from "./unused-exports.ts";

/** Imported in a way that does not show in any file. */
const elsewhere: readonly RegExp[] = [
	// By the file's path: goals of the measurements.
	/^bench\/goals\//,
	// By the tools whose settings they are.
	/(^|\/)(vite|jest|playwright)\.config\.m?[jt]s: default$/,
	// By jest, by the path of the file: the order of test files and a reporter.
	/^scripts\/mutants\/[\w-]+\.mjs: default$/,
	// In place of a package's own files (vite.config.ts).
	/^web\/forms\/replacements\//,
	/^web\/export\/(shared-strings|zip-at-once)\.ts: /,
	/^web\/flows\/no-operators\.ts: /,
	// The declaration of an exported function must name them.
	/: (ShownConnection|LoadingContext|SyncContext)$/,
];

it("nothing is exported that nobody imports", () => {
	expect(unusedExports(sourceFiles()).filter((found) => !elsewhere.some((pattern) => pattern.test(found)))).toEqual([]);
});

it("an export is found that nobody imports, also one that is only handed on", () => {
	const files = [
		{ path: "web/a.ts", text: "export const one = 1;\nexport interface Two {}\nexport const three = 3;\nexport const four = 4;" },
		{ path: "web/index.ts", text: 'export { one, type Two } from "./a.ts";\nexport * from "./b.ts";' },
		{ path: "web/b.ts", text: "export const five = 5;\nexport default 6;" },
		{ path: "web/c.ts", text: 'import { five, one } from "./index.ts";' },
		{ path: "web/c.test.ts", text: 'import { three } from "./a.ts";\nexport const seven = 7;' },
	];
	expect(unusedExports(files)).toEqual(["web/a.ts: Two", "web/a.ts: four", "web/index.ts: Two", "web/b.ts: default"]);
});
