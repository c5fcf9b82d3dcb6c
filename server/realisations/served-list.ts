import fastifyPlugin from "fastify-plugin";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";

/** The list of processes is the server's once its rows answer every question of a person. */
export const servedList = fastifyPlugin(
	async (app) => {
		app.servedLists.add("realisations", {
			table: "realisation_row",
			codes: (access) => access.codes("realisationlist"),
			isAnswered: async (data, tenant, access) =>
				(await rowsAreFilled(data, tenant)) && (await ListOfRows.of(data.db, { tenant, access, now: app.now() })).whole,
		});
	},
	{ name: "served list of processes", dependencies: ["served lists"] },
);
