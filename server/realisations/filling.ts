import fastifyPlugin from "fastify-plugin";
import { fillWaiting } from "./fill-waiting.ts";

/** A break between two batches, in which those who wait get their turn. Milliseconds. */
const restMs = 50;

/** Works out in the background, once the server listens, what is derived of processes and not yet there. */
export const filling = fastifyPlugin(
	async (app) => {
		let closing = false;
		let running: Promise<void> | undefined;
		const fill = async () => {
			for (const tenant of app.tenants.all) {
				while (!closing && (await fillWaiting(app.data, tenant))) await new Promise((done) => setTimeout(done, restMs));
			}
		};
		app.whenServing(() => {
			running = fill().catch((failure: unknown) => app.log.error({ err: failure }, "who is waited for was not worked out"));
		});
		app.addHook("preClose", async () => {
			closing = true;
			await running;
		});
	},
	{ name: "filling", dependencies: ["serving", "database", "tenant"] },
);
