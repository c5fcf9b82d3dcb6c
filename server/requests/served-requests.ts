import fastifyPlugin from "fastify-plugin";
import { requestRowsAreFilled } from "./request-row-store.ts";
import { listOfRequests } from "./rows/list-of-requests-store.ts";
import { codesOfRequests } from "./visible-request.ts";

/**
 * The server answers the list of requests and the requests on a map when its rows answer every query, or will. The list of processes also
 * finds its rows by the names of applicants.
 */
export const servedRequests = fastifyPlugin(
	async (app) => {
		app.servedLists.add("requests", {
			table: "request_row",
			records: "request",
			codes: codesOfRequests,
			isFilled: (data, { slug }) => requestRowsAreFilled(data, slug),
			isAnswered: async (data, tenant, access) => (await listOfRequests(data.db, { tenant, access, now: app.now() })).whole,
			foundWith: "realisations",
		});
	},
	{ name: "served list of requests", dependencies: ["served lists", "served list of processes"] },
);
