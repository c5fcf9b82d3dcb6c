import fastifyPlugin from "fastify-plugin";
import { renewForecasts } from "./renew-forecasts.ts";

/** Interval at which to check whether a new day has begun, in milliseconds. */
const everyMs = 600_000;

/** Computes when running processes are expected to be finished, in the background and by one server at a time. */
export const forecasting = fastifyPlugin(
	async (app) => {
		let closing = false;
		const renew = async () => {
			for (const tenant of app.tenants.all) if (!closing) await renewForecasts(app.data, tenant, app.now());
		};
		app.whenServing(() => {
			void app.servers.begin({ name: "forecasts", everyMs, failed: "forecasts of today are not worked out", work: renew });
		});
		app.addHook("preClose", async () => {
			closing = true;
		});
	},
	{ name: "forecasting", dependencies: ["database", "serving", "servers", "tenant"] },
);
