/**
 * A drill's server with a test sign-in: node --import tsx drills/server-kills/server-to-kill.ts <flows> <data> [hasty]. DATABASE_URL names
 * its database. Prints the port it listens on. `hasty`: a planted fault; a write is acknowledged before it is durable.
 */
import type { DataDoor } from "../../server/database/opening/open-database.ts";
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);

/** Long enough for a server to be killed in between. Milliseconds. */
const lateMs = 100;

function hasty(data: DataDoor): DataDoor["write"] {
	const write = data.write.bind(data);
	return (tenant, work, about) =>
		new Promise((resolve, reject) => {
			write(
				tenant,
				async (scope) => {
					const value = await work(scope);
					resolve(value);
					await new Promise((done) => setTimeout(done, lateMs));
					return value;
				},
				about,
			).catch(reject);
		});
}

await serveDrill({
	flowsDir,
	dataDir,
	logLevel: "warn",
	callsPerMinute: null,
	...(plant === "hasty" && { alter: ({ data }) => void Object.assign(data, { write: hasty(data) }) }),
});
