import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { capability } from "../calls/capability.ts";
import type { SharedJob } from "../database/jobs/job-lease.ts";
import { changeView } from "./change-view.ts";
import { createView } from "./create-view.ts";
import { deleteView } from "./delete-view.ts";
import { findListStarts } from "./list-starts-store.ts";
import { listViews } from "./list-views.ts";
import { matchViews } from "./match-views.ts";
import { subscribeView } from "./subscribe-view.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The job that finds new records in views that people subscribed to. */
		viewsJob: SharedJob;
		/** The view with which each list begins for a person. */
		listStarts: typeof findListStarts;
	}
}

/** Views belong to a list: whoever may see the list can save and share views of it. The list is only known from the call. */
export const views: FastifyPluginAsync = capability([
	{ may: "any-role", route: listViews },
	{ may: "any-role", route: createView },
	{ may: "any-role", route: changeView },
	{ may: "any-role", route: subscribeView },
	{ may: "any-role", route: deleteView },
]);

/** By one server at a time. */
const everyMs = 15_000;

export const viewSubscriptions = fastifyPlugin(
	async (app) => {
		const job: SharedJob = {
			name: "view-subscriptions",
			everyMs,
			failed: "views were not looked at",
			work: (lease) => matchViews(app, lease),
		};
		app.decorate("viewsJob", job);
		app.servers.share(job);
	},
	{ name: "view-subscriptions", dependencies: ["tenant", "servers"] },
);

export const listStarts = fastifyPlugin(async (app) => void app.decorate("listStarts", findListStarts), { name: "list-starts" });
