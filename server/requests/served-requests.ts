import fastifyPlugin from "fastify-plugin";
import { requestRowsAreFilled } from "./request-row-store.ts";
import { ListOfRequests } from "./rows/list-of-requests-store.ts";
import { codesOfRequests } from "./visible-request.ts";

/** The list of requests, and those on a map, are the server's once its rows answer every question. Processes are found by who asked for them. */
export const servedRequests = fastifyPlugin(
	async (app) => {
		app.servedLists.add("requests", {
			table: "request_row",
			codes: codesOfRequests,
			isAnswered: async (data, tenant, access) =>
				(await requestRowsAreFilled(data, tenant.slug)) && (await ListOfRequests.of(data.db, { tenant, access, now: app.now() })).whole,
			foundWith: "realisations",
		});
	},
	{ name: "served list of requests", dependencies: ["served lists", "served list of processes"] },
);
