import fastifyPlugin from "fastify-plugin";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";
import { rowPlanOf } from "./rows/row-plan-of.ts";
import { seesRowsWhole } from "./rows/row-sight.ts";

/** The list of processes is the server's where its rows answer every question of a person, or will. */
export const servedList = fastifyPlugin(
	async (app) => {
		app.servedLists.add("realisations", {
			table: "realisation_row",
			records: "realisation",
			codes: (access) => access.codes("realisationlist"),
			isFilled: rowsAreFilled,
			// Whoever sees everything wherever there may be rows needs none of them counted.
			isAnswered: async (data, tenant, access) =>
				(await seesRowsWhole(data.db, tenant, rowPlanOf(tenant), access)) ||
				((await rowsAreFilled(data, tenant)) && (await ListOfRows.of(data.db, { tenant, access, now: app.now() })).whole),
		});
	},
	{ name: "served list of processes", dependencies: ["served lists"] },
);
