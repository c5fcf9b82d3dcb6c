import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file or folder of the project by its path from the root: the same whether the source or the build in dist/ runs. */
export function projectFile(path: string): string {
	let folder = import.meta.dirname;
	while (!existsSync(join(folder, path))) {
		if (dirname(folder) === folder) throw new Error(`${path} is missing beside package.json.`);
		folder = dirname(folder);
	}
	return join(folder, path);
}
