import fastifyPlugin from "fastify-plugin";
import { forgetOldAnswers } from "../database/idempotency-store.ts";

const everyMs = 60 * 60 * 1000;

/** Forgets, at the start and every hour, the first answers that nobody will repeat a call for any more. */
export const housekeeping = fastifyPlugin(
	async (app) => {
		const sweep = async () => {
			for (const { slug } of app.tenants.all) {
				await app.data
					.write(slug, ({ db }) => forgetOldAnswers(db, slug, app.now()))
					.catch((failure: unknown) => app.outages.tell(failure, app.log, "old answers not forgotten"));
			}
		};
		app.addHook("onReady", sweep);
		const timer = setInterval(() => void sweep(), everyMs);
		timer.unref();
		app.addHook("onClose", async () => clearInterval(timer));
	},
	{ name: "housekeeping", dependencies: ["tenant"] },
);
