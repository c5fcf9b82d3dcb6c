import fastifyPlugin from "fastify-plugin";
import { inTurn } from "../database/opening/fill.ts";
import { fillLocationRows } from "./location-row-store.ts";

/** Builds missing rows of charging locations in the background, by one server at a time. */
export const locationFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m042 rows of locations",
			batch: inTurn(
				() => app.tenants.all,
				(tenant) => fillLocationRows(app.data, tenant.slug),
			),
		});
	},
	{ name: "filling of locations", dependencies: ["fills", "tenant"] },
);
