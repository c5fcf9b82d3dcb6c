import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The manual pages in a tenant's folder by their slug: manuals/<slug>.md. */
export function readManualPages(folder: string): ReadonlyMap<string, string> {
	const manuals = join(folder, "manuals");
	if (!existsSync(manuals)) return new Map();
	const files = readdirSync(manuals, { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
		.map(({ name }) => name);
	return new Map(files.map((name) => [name.slice(0, -".md".length), readFileSync(join(manuals, name), "utf8")]));
}
