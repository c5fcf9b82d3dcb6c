import fastifyPlugin from "fastify-plugin";
import { rowsAreFilled } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import { rowPlanOf } from "../rows/row-plan-of.ts";
import { seesRowsWhole } from "../rows/row-sight.ts";

/** The server answers the list of processes when its rows answer every query of a person, or will. */
export const servedList = fastifyPlugin(
	async (app) => {
		app.servedLists.add("realisations", {
			table: "realisation_row",
			records: "realisation",
			codes: (access) => access.codes("realisationlist"),
			isFilled: rowsAreFilled,
			// For a person who sees every field wherever a row may be, no rows have to be counted.
			isAnswered: async (data, tenant, access) =>
				(await seesRowsWhole(data.db, tenant, rowPlanOf(tenant), access)) ||
				((await rowsAreFilled(data, tenant)) && (await ListOfRows.of(data.db, { tenant, access, now: app.now() })).whole),
		});
	},
	{ name: "served list of processes", dependencies: ["served lists"] },
);
