import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { schemaFiles } from "./generate/schema-files.ts";

/**
 * `npm run generate`: writes what is derived from the schemas — modules, types and pages — so that nobody has to keep two texts in sync by
 * hand. A test fails if it was forgotten. With `--modules`, only what the product and its tests run on.
 */
function write(files: ReadonlyMap<string, string>): void {
	for (const [path, text] of files) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
		process.stdout.write(`${path}\n`);
	}
}

write(schemaFiles(process.cwd()));
// The pages use the engine, which reads what was just written.
if (!process.argv.includes("--modules")) {
	const { pageFiles } = await import("./generate/page-files.ts");
	write(pageFiles(process.cwd()));
}
