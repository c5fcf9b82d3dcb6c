import fastifyPlugin from "fastify-plugin";
import { privateFolder } from "../database/dialects/private-place.ts";
import { takeStartLock } from "../database/migrating/start-lock.ts";
import { type DataDoor, openDatabase } from "../database/opening/open-database.ts";
import { SecretsKey } from "../database/secrets/secrets-key.ts";

declare module "fastify" {
	interface FastifyInstance {
		data: DataDoor;
		secretsKey: SecretsKey;
	}
}

/** The location of the data: each test passes the folder ":memory:" or a PostgreSQL schema of its own. */
export interface DatabasePlace {
	readonly url: string | null;
	readonly folder: string;
	readonly schema?: string;
}

/**
 * Opens and migrates the database; closes it after the last request. Holds the start lock until this server is ready, so that no other
 * server of the deployment does the same meanwhile.
 */
export const databasePlugin = fastifyPlugin<{ place: DatabasePlace }>(
	async (app, { place }) => {
		// Files and the secrets key are in this folder, also with PostgreSQL.
		if (place.url !== null && place.folder !== "") privateFolder(place.folder);
		const lock = await takeStartLock(place, () => app.log.info("another server is starting; this one waits for its turn"));
		app.addHook("onReady", () => lock.release());
		app.addHook("onClose", () => lock.release());
		const data = await openDatabase({ ...place, connections: app.config.databasePool, now: app.now });
		app.decorate("data", data);
		app.decorate("secretsKey", new SecretsKey(place.folder === ":memory:" ? null : app.config.secretsKeyFile));
		app.addHook("onClose", () => data.close());
	},
	{ name: "database", dependencies: ["config"] },
);
