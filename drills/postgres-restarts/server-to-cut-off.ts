/**
 * A drill's server with a test sign-in: node --import tsx drills/postgres-restarts/server-to-cut-off.ts <flows> <data>
 * [unheard]. DATABASE_URL names its database. Prints the port it listens on. `unheard`: a planted fault, nobody handles
 * the events of database connections.
 */
import type { AddressInfo } from "node:net";
import pg from "pg";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);
if (plant === "unheard") {
	const listen = pg.Client.prototype.on;
	pg.Client.prototype.on = function on(event: string, listener: (...args: never[]) => void) {
		return event === "error" ? this : listen.call(this, event as "end", listener);
	};
}
const config = readConfig({
	LOG_LEVEL: "warn",
	WEB_DIR: "none",
	GEOCODER_URL: "offline",
	TILES_URL: "offline",
	FLOWS_DIR: flowsDir,
	DATA_DIR: dataDir,
	DATABASE_URL: process.env.DATABASE_URL,
});
const app = await buildApp(config, { authentication: testAuthentication, callsPerMinute: null });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`);
