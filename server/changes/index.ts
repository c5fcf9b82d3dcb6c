import type { FastifyPluginAsync } from "fastify";
import { seesAnyRequest } from "../../engine/index.ts";
import { capability } from "../calls/capability.ts";
import { listAtWork } from "../database/drafts/draft-store.ts";
import { mostAtWork } from "./at-work.ts";
import { changedRecords, committedClocks } from "./change-store.ts";
import { ChangeWatch } from "./change-watch.ts";
import { type ListeningTimes, listenToChanges } from "./listen-to-changes.ts";

export interface ChangesOptions extends ListeningTimes {
	/** Interval between two polls of the database. */
	readonly everyMs: number;
	/** Limit per person and tenant; a browser uses one, however many tabs it has. */
	readonly mostPerPerson: number;
}

/** The beat is shorter than the time that a connection may be silent; see connectionTimeoutMs. */
const usual: ChangesOptions = { everyMs: 1_000, beatMs: 5_000, recheckMs: 15_000, mostPerPerson: 8 };
const mostListeners = 5_000;

/** Informs those who may see a list about changes in it. */
export const changes: FastifyPluginAsync<{ readonly options?: Partial<ChangesOptions> | undefined }> = async (app, { options }) => {
	const chosen = { ...usual, ...options };
	const watch = new ChangeWatch({
		...chosen,
		most: mostListeners,
		clocks: (tenants) => committedClocks(app.data.db, tenants),
		changed: (spans, most) => changedRecords(app.data.db, spans, most),
		atWork: (tenants) => listAtWork(app.data.db, tenants, app.now(), mostAtWork),
		failed: (failure) => app.outages.tell(failure, app.log, "what changed could not be asked"),
	});
	app.metrics.gauge("live_listeners", "Browsers that listen to what changes.", () => watch.listeners);
	app.whenStopping(() => watch.stop());
	app.addHook("preClose", async () => watch.stop());
	await app.register(capability([{ may: ["realisationlist", ...seesAnyRequest], route: listenToChanges(watch, chosen) }]));
};
