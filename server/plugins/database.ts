import fastifyPlugin from "fastify-plugin";
import { type DataDoor, openDatabase } from "../database/open-database.ts";

declare module "fastify" {
	interface FastifyInstance {
		data: DataDoor;
	}
}

/** Where the data is: tests give a folder ":memory:" or a PostgreSQL schema of their own. */
export interface DatabasePlace {
	readonly url: string | null;
	readonly folder: string;
	readonly schema?: string;
}

/** Opens and migrates the database before anything listens; closes it after the last request. */
export const databasePlugin = fastifyPlugin<{ place: DatabasePlace }>(
	async (app, { place }) => {
		const data = await openDatabase({ ...place, now: app.now });
		app.decorate("data", data);
		app.addHook("onClose", () => data.close());
	},
	{ name: "database", dependencies: ["config"] },
);
