import fastifyPlugin from "fastify-plugin";
import { everyCode, type PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";

/** Says when the list of processes is the server's: with more than a browser takes, once the rows answer every question of this person. */
export const servedList = fastifyPlugin(
	async (app) => {
		const most = app.config.listInBrowser;
		app.servedLists.add("realisations", async (data, tenant, access) => {
			if (!(await hasMoreThan(data.db, tenant, access, most)) || !(await rowsAreFilled(data, tenant))) return false;
			const { whole } = await ListOfRows.of(data.db, { tenant, access, now: app.now() });
			return whole;
		});
	},
	{ name: "served list of processes", dependencies: ["served lists", "config"] },
);

async function hasMoreThan(db: DataDoor["db"], { slug }: Tenant, access: PersonAccess, most: number): Promise<boolean> {
	const codes = access.codes("realisationlist");
	if (codes !== everyCode && codes.length === 0) return false;
	const beyond = await db
		.selectFrom("realisation_row")
		.select("code")
		.where("tenant", "=", slug)
		.$if(codes !== everyCode, (query) => query.where("code", "in", codes as readonly string[]))
		.limit(1)
		.offset(most)
		.executeTakeFirst();
	return beyond !== undefined;
}
