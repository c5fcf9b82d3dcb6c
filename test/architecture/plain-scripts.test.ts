import { dirname, join, normalize, resolve } from "node:path";
import { expect, it } from "@jest/globals";
import { type SourceFile, sourceFiles } from "./source-files.ts";

const named = /^import \{([^}]*)\} from "(\.[^"]+)"/gm;

/** Names that untyped files import from the built product but that do not exist there: "file: name". The compiler checks all others. */
async function missingNames(files: readonly SourceFile[]): Promise<readonly string[]> {
	const asked = files.flatMap(({ path, text }) =>
		[...text.matchAll(named)].map(([, names = "", from = ""]) => ({
			path,
			// dist/ has the same layout as the source.
			source: normalize(join(dirname(path), from)).replace(/^dist\/(.*)\.js$/, "$1.ts"),
			names: names.split(",").flatMap((name) => /^\w+/.exec(name.trim()) ?? []),
		})),
	);
	const missing = asked.map(async ({ path, source, names }) => {
		const there = Object.keys((await import(resolve(source))) as object);
		return names.filter((name) => !there.includes(name)).map((name) => `${path}: ${name}`);
	});
	return (await Promise.all(missing)).flat();
}

it("what benches and drills without types import of the product is there", async () => {
	const scripts = sourceFiles().filter(({ path }) => /^(?:bench|drills)\/.*\.mjs$/.test(path));
	expect(scripts.some(({ text }) => text.includes("../dist/engine/index.js"))).toBe(true);
	expect(await missingNames(scripts)).toEqual([]);
});

it("a name that is gone is found", async () => {
	const text = 'import { advance, unheardOf } from "../dist/engine/index.js";';
	expect(await missingNames([{ path: "bench/b.mjs", text }])).toEqual(["bench/b.mjs: unheardOf"]);
});
