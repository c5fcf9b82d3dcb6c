import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { buildApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { writeTypes } from "../server/openapi/write-types.ts";

const file = "web/api/generated/api.d.ts";

/** Writes the types of the API for the web, out of the routes' own schemas. */
const app = await buildApp(readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", DEMO: "0" }), {
	database: { url: null, folder: ":memory:" },
});
await app.ready();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, await writeTypes(app));
await app.close();
process.stdout.write(`${file}\n`);
