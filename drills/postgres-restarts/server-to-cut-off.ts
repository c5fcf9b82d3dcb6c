/**
 * A drill's server with a test sign-in: node --import tsx drills/postgres-restarts/server-to-cut-off.ts <flows> <data>
 * [unheard]. DATABASE_URL names its database. Prints the port it listens on. `unheard`: a planted fault, nobody handles
 * the events of database connections.
 */
import pg from "pg";
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);
if (plant === "unheard") {
	const listen = pg.Client.prototype.on;
	pg.Client.prototype.on = function on(event: string, listener: (...args: never[]) => void) {
		return event === "error" ? this : listen.call(this, event as "end", listener);
	};
}
await serveDrill({ flowsDir, dataDir, logLevel: "warn", callsPerMinute: null });
