import fastifyPlugin from "fastify-plugin";
import { fillTexts } from "../database/found-text.ts";

/** The texts by which rows are found are taken over in the background where the rows were there before, by one server at a time. */
export const textFilling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m041 texts of rows",
			async batch() {
				for (const { slug } of app.tenants.all) if (await fillTexts(app.data, slug)) return true;
				return false;
			},
		});
	},
	{ name: "filling of texts", dependencies: ["fills", "tenant"] },
);
