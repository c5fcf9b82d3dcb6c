/**
 * `npm run generate`: writes what follows from the schemas — modules, types and the reference page — so
 * that nobody keeps two texts the same by hand. A test fails when somebody forgot it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generatedFiles } from "./generate/generated-files.ts";

for (const [path, text] of await generatedFiles(process.cwd())) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	process.stdout.write(`${path}\n`);
}
