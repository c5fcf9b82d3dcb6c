import fastifyPlugin from "fastify-plugin";
import { type Codes, everyCode, type ListName, type PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { hasMoreThan, type ListedTable } from "../database/rows/long-list.ts";
import type { Tenant } from "../tenants/tenant.ts";

type About = readonly [data: Pick<DataDoor, "db">, tenant: Tenant, access: PersonAccess];

/** A list that has a row for every record. */
interface ListWithRows {
	readonly table: ListedTable;
	/** Table of the records, which are counted while rows are still being filled in. */
	readonly records: ListedTable;
	/** Geography codes whose records the person sees. */
	readonly codes: (access: PersonAccess) => Codes;
	/** Whether every record has its row. */
	readonly isFilled: (...about: About) => Promise<boolean>;
	/** Whether its rows, once all are there, answer every question of this person. */
	readonly isAnswered: (...about: About) => Promise<boolean>;
	/** A list that also finds its rows by these records: while a browser loads that list in full, it needs all of these records too. */
	readonly foundWith?: ListName;
	/** No other list shows or finds its contents: only its own length decides. */
	readonly alone?: true;
}

interface ServedLists {
	/** Call this while the app is being built. */
	add(list: ListName, rows: ListWithRows): void;
	/**
	 * Lists for which this person's browser requests only what is in view; it loads all records of the others. `data`: within a write, its
	 * scope.
	 */
	of(...about: About): Promise<readonly ListName[]>;
}

declare module "fastify" {
	interface FastifyInstance {
		servedLists: ServedLists;
	}
}

/**
 * Decides which lists the server answers, which the configuration tells the browser. When one list is too long for a browser, the lists
 * that show or find its contents are answered by the server as well. This also applies while rows are being filled in: the server then
 * reports the progress.
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
