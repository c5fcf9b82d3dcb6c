import fastifyPlugin from "fastify-plugin";
import { inTurn } from "../database/opening/fill.ts";
import { fillRequestRows } from "./request-row-store.ts";

/** Builds missing rows of requests in the background, by one server at a time. */
export const requestFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m031 rows of requests",
			batch: inTurn(
				() => app.tenants.all,
				(tenant) => fillRequestRows(app.data, tenant.slug),
			),
		});
	},
	{ name: "filling of requests", dependencies: ["fills", "tenant"] },
);
