import fastifyPlugin from "fastify-plugin";
import { fillPart } from "./fill-rows.ts";
import { fillWaiting } from "./fill-waiting.ts";

/** What is derived of processes and not yet there is worked out in the background, by one server at a time. */
export const filling = fastifyPlugin(
	async (app) => {
		app.fills.add({
			name: "m019 rows of lists",
			async batch() {
				for (const tenant of app.tenants.all) if (await fillPart(app.data, tenant)) return true;
				return false;
			},
		});
		app.fills.add({
			name: "m020 waiting",
			async batch() {
				for (const tenant of app.tenants.all) if (await fillWaiting(app.data, tenant)) return true;
				return false;
			},
		});
	},
	{ name: "filling", dependencies: ["fills", "tenant"] },
);
