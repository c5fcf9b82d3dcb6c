import fastifyPlugin from "fastify-plugin";
import { inTurn } from "../../database/opening/fill.ts";
import { fillPart } from "../rows/fill-rows.ts";
import { fillPlaces } from "../rows/kept-places-store.ts";
import { fillRowCounts } from "../rows/row-counts-store.ts";
import { fillWaiting } from "./fill-waiting.ts";

/** Builds derived data that processes do not have yet, in the background and by one server at a time. */
export const filling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m019 rows of lists",
			batch: inTurn(
				() => app.tenants.all,
				(tenant) => fillPart(app.data, tenant),
			),
		});
		app.fills.add({
			name: "m055 counts of rows",
			batch: inTurn(
				() => app.tenants.all,
				({ slug }) => fillRowCounts(app.data, app.fills.patiently, slug),
			),
		});
		app.fills.add({
			name: "m056 places of rows",
			batch: inTurn(
				() => app.tenants.all,
				({ slug }) => fillPlaces(app.data, slug),
			),
		});
		app.fills.add({
			name: "m020 waiting",
			batch: inTurn(
				() => app.tenants.all,
				(tenant) => fillWaiting(app.data, tenant),
			),
		});
	},
	{ name: "filling", dependencies: ["fills", "tenant"] },
);
