import fastifyPlugin from "fastify-plugin";
import { laterIndexes } from "../../migrations/indexes.ts";
import type { HeldLease } from "../database/jobs/job-lease.ts";
import { type Fill, indexFill, runFills } from "../database/opening/fill.ts";
import { type Patiently, withPatience } from "../database/opening/open-database.ts";
import type { DatabasePlace } from "./database.ts";

interface Fills {
	/** Call this while the app is being built. */
	add(fill: Fill): void;
	readonly names: readonly string[];
	/** Does work with a connection of its own whose statements have no time limit, and which therefore must not hold locks. */
	readonly patiently: Patiently;
	/** Runs all fills, until `guard` throws or the app closes; returns the names of those that finished. */
	run(guard?: HeldLease["guard"]): Promise<readonly string[]>;
}

declare module "fastify" {
	interface FastifyInstance {
		fills: Fills;
	}
}

const everyMs = 600_000;
/** Pause between two batches, in which waiting callers get their turn. */
const restMs = 20;

/** Runs the fills that migrations need in the background, on one server of a deployment at a time, starting when it serves. */
export const fills = fastifyPlugin<{ place: DatabasePlace }>(
	async (app, { place }) => {
		const { db } = app.data;
		const all: Fill[] = laterIndexes.map((index) => indexFill(db, place, index));
		let closing = false;
		const run = async (guard?: HeldLease["guard"]) => {
			const goesOn = async () => {
				await guard?.(db);
				await new Promise((done) => setTimeout(done, restMs));
				return !closing;
			};
			return runFills(db, all, { goesOn, now: app.now });
		};
		app.decorate("fills", {
			add: (fill) => void all.push(fill),
			get names() {
				return all.map(({ name }) => name);
			},
			patiently: (work) => (place.url === null ? work(db) : withPatience({ ...place, url: place.url }, work)),
			run,
		});
		app.whenServing(() => {
			void app.servers.begin({
				name: "fills",
				everyMs,
				failed: "what migrations left to be filled in is not yet",
				work: async ({ guard }) => void (await run(guard)),
			});
		});
		app.addHook("preClose", async () => {
			closing = true;
		});
	},
	{ name: "fills", dependencies: ["database", "serving", "servers"] },
);
