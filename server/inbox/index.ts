import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { capability } from "../calls/capability.ts";
import { getInbox, getInboxCount } from "./get-inbox.ts";
import { mailInbox, markInbox, muteInbox } from "./mark-inbox.ts";
import { forgetOldInbox } from "./notification-store.ts";

const may = ["realisationlist", "requestlist", "locationlist"] as const;

/** Everybody has only their own inbox: no call takes a person. */
export const inbox: FastifyPluginAsync = (app, options) =>
	capability([
		{ may, route: getInbox },
		{ may, route: getInboxCount },
		{ may, route: markInbox },
		{ may, route: muteInbox },
		{ may, route: mailInbox },
	])(app, options);

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 180;

/** Removes data after half a year, when nobody looks for it any more. */
export const inboxKeeping = fastifyPlugin(
	async (app) => {
		app.servers.share({
			name: "old-inbox",
			everyMs: dayMs,
			failed: "old items of inboxes not forgotten",
			async work(lease) {
				for (const { slug } of app.tenants.all) {
					await app.data.write(slug, async ({ db }) => {
						await lease.guard(db);
						await forgetOldInbox(db, slug, app.now() - keptDays * dayMs);
					});
				}
			},
		});
	},
	{ name: "inbox-keeping", dependencies: ["tenant", "servers"] },
);
