import { mkdirSync, writeFileSync } from "node:fs";
import { buildApp } from "../server/app.ts";
import { readConfig } from "../server/config/config.ts";
import { writeOperations } from "../server/openapi/write-operations.ts";
import { writeTypes } from "../server/openapi/write-types.ts";

const folder = "web/api/generated";

/** Writes the API's types and calls for the web, from the routes' own schemas. */
const app = await buildApp(readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", DEMO: "0" }), {
	database: { url: null, folder: ":memory:" },
});
await app.ready();
mkdirSync(folder, { recursive: true });
for (const [name, source] of [
	["api.d.ts", await writeTypes(app)],
	["operations.ts", writeOperations(app)],
] as const) {
	writeFileSync(`${folder}/${name}`, source);
	process.stdout.write(`${folder}/${name}\n`);
}
await app.close();
