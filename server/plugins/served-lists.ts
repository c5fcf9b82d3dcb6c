import fastifyPlugin from "fastify-plugin";
import type { ListName, PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Whether the server answers a list for somebody, because it is too long for a browser. */
type IsServed = (data: Pick<DataDoor, "db">, tenant: Tenant, access: PersonAccess) => Promise<boolean>;

interface ServedLists {
	/** To be called while the app is put together. */
	add(list: ListName, isServed: IsServed): void;
	/** Lists of which this person's browser asks for what is in view; of the others it loads every record. `data`: within a write, its scope. */
	of(...about: Parameters<IsServed>): Promise<readonly ListName[]>;
}

declare module "fastify" {
	interface FastifyInstance {
		servedLists: ServedLists;
	}
}

/** Which lists the server answers is told with the configuration; each capability says it of its own. */
export const servedLists = fastifyPlugin(
	async (app) => {
		const known: (readonly [ListName, IsServed])[] = [];
		app.decorate("servedLists", {
			add: (list, isServed) => void known.push([list, isServed]),
			of: async (...about) => {
				const served: ListName[] = [];
				for (const [list, isServed] of known) if (await isServed(...about)) served.push(list);
				return served;
			},
		});
	},
	{ name: "served lists" },
);
