import fastifyPlugin from "fastify-plugin";
import { forgetOldAnswers } from "../database/writing/idempotency-store.ts";
import { forgetLeftStaged } from "../database/writing/staged-rows.ts";

const everyMs = 60 * 60 * 1000;
/** Longer than any import takes. */
const brokenOffMs = 24 * everyMs;

/** Removes every hour the first answers that are too old for a repeated call, and rows that an interrupted import left staged. */
export const housekeeping = fastifyPlugin(
	async (app) => {
		app.servers.share({
			name: "old-answers",
			everyMs,
			failed: "old answers not forgotten",
			async work(lease) {
				for (const { slug } of app.tenants.all) {
					await app.data.write(slug, async ({ db }) => {
						await lease.guard(db);
						await forgetOldAnswers(db, slug, app.now());
					});
				}
				await forgetLeftStaged(app.data.db, app.now() - brokenOffMs);
			},
		});
	},
	{ name: "housekeeping", dependencies: ["tenant", "servers"] },
);
