import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's geodata/ folder, found upwards from this file: it is the same whether the source or the build in dist/ runs. */
export function geodataFolder(): string {
	for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
		const candidate = join(folder, "geodata", "addresses.tsv");
		if (existsSync(candidate)) return join(folder, "geodata");
		if (dirname(folder) === folder) throw new Error("The folder geodata/ with addresses.tsv is missing beside package.json.");
	}
}
