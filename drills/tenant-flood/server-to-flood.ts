/**
 * A drill's server with a test sign-in: node --import tsx drills/tenant-flood/server-to-flood.ts <flows> <data>
 * [unlimited]. DATABASE_URL names its database; SQLite if omitted. Prints the port it listens on. `unlimited`: a
 * planted fault, tenants get as much as they ask for.
 */
import type { AddressInfo } from "node:net";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);
const config = readConfig({
	LOG_LEVEL: "error",
	WEB_DIR: "none",
	GEOCODER_URL: "offline",
	TILES_URL: "offline",
	FLOWS_DIR: flowsDir,
	DATA_DIR: dataDir,
	DATABASE_URL: process.env.DATABASE_URL,
});
// Far above the actual rate: the limit of calls per person is not what this tests.
const callsPerMinute = plant === "unlimited" ? null : 900_000;
const app = await buildApp(config, { authentication: testAuthentication, callsPerMinute });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`);
