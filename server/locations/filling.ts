import fastifyPlugin from "fastify-plugin";
import { fillLocationRows } from "./location-row-store.ts";

/** Rows of charging locations that are not yet there are made in the background, by one server at a time. */
export const locationFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m042 rows of locations",
			async batch() {
				for (const tenant of app.tenants.all) if (await fillLocationRows(app.data, tenant.slug)) return true;
				return false;
			},
		});
	},
	{ name: "filling of locations", dependencies: ["fills", "tenant"] },
);
