import fastifyPlugin from "fastify-plugin";
import { type Codes, everyCode, type ListName, type PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { hasMoreThan, type ListedTable } from "../database/rows/long-list.ts";
import type { Tenant } from "../tenants/tenant.ts";

type About = readonly [data: Pick<DataDoor, "db">, tenant: Tenant, access: PersonAccess];

/** A list of which there is a row for every record. */
interface ListWithRows {
	readonly table: ListedTable;
	/** Of the records, which are counted while rows are still being filled in. */
	readonly records: ListedTable;
	/** Of which the person sees records. */
	readonly codes: (access: PersonAccess) => Codes;
	/** Whether every record has its row. */
	readonly isFilled: (...about: About) => Promise<boolean>;
	/** Whether its rows, once all are there, answer every question of this person. */
	readonly isAnswered: (...about: About) => Promise<boolean>;
	/** A list that finds its rows by these records as well: while a browser has that one, it needs all of these. */
	readonly foundWith?: ListName;
	/** It shows and finds nothing that another list knows: its own length alone says whose it is. */
	readonly alone?: true;
}

interface ServedLists {
	/** To be called while the app is put together. */
	add(list: ListName, rows: ListWithRows): void;
	/** Lists of which this person's browser asks for what is in view; of the others it loads every record. `data`: within a write, its scope. */
	of(...about: About): Promise<readonly ListName[]>;
}

declare module "fastify" {
	interface FastifyInstance {
		servedLists: ServedLists;
	}
}

/**
 * Which lists the server answers is told with the configuration. One that is longer than a browser takes brings the others
 * with it that show and find what it knows. It is so while rows are filled in as well: the server then says how far it is.
 */
export const servedLists = fastifyPlugin(
	async (app) => {
		const known = new Map<ListName, ListWithRows>();
		app.decorate("servedLists", {
			add: (list, rows) => void known.set(list, rows),
			of: async (...about) => {
				const [{ db }, { slug }, access] = about;
				const seen = new Map([...known].filter(([, { codes }]) => codes(access) === everyCode || codes(access).length > 0));
				const isLong = async ({ table, records, codes, isFilled }: ListWithRows) => {
					const counted = (await isFilled(...about)) ? table : records;
					return hasMoreThan(db, counted, app.config.listInBrowser, slug, codes(access));
				};
				let long = false;
				for (const rows of seen.values()) long ||= rows.alone !== true && (await isLong(rows));
				const served: ListName[] = [];
				for (const [list, rows] of seen) {
					const { isAnswered, foundWith, alone } = rows;
					const isNeeded = foundWith !== undefined && seen.has(foundWith) && !served.includes(foundWith);
					if (isNeeded || !(alone === true ? await isLong(rows) : long)) continue;
					if (await isAnswered(...about)) served.push(list);
				}
				return served;
			},
		});
	},
	{ name: "served lists", dependencies: ["config"] },
);
