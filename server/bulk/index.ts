import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { capability } from "../calls/capability.ts";
import { BulkRunner } from "./bulk-runner.ts";
import { checkBulk } from "./check-bulk.ts";
import { getBulk, listBulkItems } from "./get-bulk.ts";
import { runBulk, stopBulk, undoBulk } from "./run-bulk.ts";

declare module "fastify" {
	interface FastifyInstance {
		bulkRunner: BulkRunner;
	}
}

const lookEveryMs = 5_000;
const forgetEveryMs = 60 * 60_000;
const may = ["realisationlist", "requestlist"] as const;

/** Carries out acts on several records, including those that another server left behind. */
export const bulkRunner = fastifyPlugin(
	async (app) => {
		const runner = new BulkRunner(app);
		const timers: NodeJS.Timeout[] = [];
		const every = (ms: number, what: () => Promise<void>): void => {
			const tell = () =>
				void what().catch((failure: unknown) => app.outages.tell(failure, app.log, "acts on several records not looked at"));
			tell();
			timers.push(setInterval(tell, ms).unref());
		};
		app.whenServing(() => {
			every(lookEveryMs, () => runner.takeUp());
			every(forgetEveryMs, () => runner.forget());
		});
		app.decorate("bulkRunner", runner);
		app.addHook("preClose", async () => {
			for (const timer of timers) clearInterval(timer);
			await runner.close();
		});
	},
	{ name: "bulk-runner", dependencies: ["serving", "database", "tenant"] },
);

/** Acts on several records: each is decided with the roles that the person has at its own geography code. */
export const bulk: FastifyPluginAsync = async (app) => {
	const runner = app.bulkRunner;
	await app.register(
		capability([
			{ may, route: checkBulk },
			{ may, route: getBulk },
			{ may, route: listBulkItems },
			{ may, route: runBulk(runner) },
			{ may, route: stopBulk },
			{ may, route: undoBulk(runner) },
		]),
	);
};
