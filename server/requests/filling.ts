import fastifyPlugin from "fastify-plugin";
import { fillRequestRows } from "./request-row-store.ts";

/** Rows of requests that are not yet there are made in the background, by one server at a time. */
export const requestFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m031 rows of requests",
			async batch() {
				for (const tenant of app.tenants.all) if (await fillRequestRows(app.data, tenant.slug)) return true;
				return false;
			},
		});
	},
	{ name: "filling of requests", dependencies: ["fills", "tenant"] },
);
