/**
 * A drill's server on which designs are published: node --import tsx drills/publishing-kills/server-to-publish.ts <flows> <data> [halves].
 * DATABASE_URL names its database. Prints the port it listens on. `halves`: a planted fault for PostgreSQL; each statement of a write is
 * committed separately.
 */
import type { KyselyPlugin } from "kysely";
import type { DataDoor } from "../../server/database/opening/open-database.ts";
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);

/** Delay after each statement, so that a server is killed in between. Milliseconds. */
const betweenMs = 60;

const slow: KyselyPlugin = {
	transformQuery: ({ node }) => node,
	transformResult: async ({ result }) => {
		await new Promise((done) => setTimeout(done, betweenMs));
		return result;
	},
};

function halves(data: DataDoor): DataDoor["write"] {
	const write = data.write.bind(data);
	return (tenant, work, about) => write(tenant, (scope) => work({ ...scope, db: data.db.withPlugin(slow) }), about);
}

await serveDrill({
	flowsDir,
	dataDir,
	logLevel: "error",
	callsPerMinute: null,
	settings: { WORKBENCH: "publish", NEW_TENANTS: "100" },
	...(plant === "halves" && { alter: ({ data }) => void Object.assign(data, { write: halves(data) }) }),
});
