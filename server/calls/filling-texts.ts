import fastifyPlugin from "fastify-plugin";
import { inTurn } from "../database/opening/fill.ts";
import { fillTexts } from "../database/rows/found-text.ts";

/** Indexes the texts of rows that already existed, in the background and by one server at a time. */
export const textFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m041 texts of rows",
			batch: inTurn(
				() => app.tenants.all,
				({ slug }) => fillTexts(app.data, slug),
			),
		});
	},
	{ name: "filling of texts", dependencies: ["fills", "tenant"] },
);
