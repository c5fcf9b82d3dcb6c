import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { forgetOldDrafts } from "../database/drafts/draft-store.ts";
import { forgetOldTextDrafts } from "../database/drafts/text-draft-store.ts";
import { getDraft } from "./get-draft.ts";
import { getTextDrafts } from "./get-text-drafts.ts";
import { keepDraft } from "./keep-draft.ts";
import { keepTextDraft } from "./keep-text-draft.ts";
import { listDrafts } from "./list-drafts.ts";
import { listOthersAtWork } from "./list-others-at-work.ts";
import { textDrafted } from "./text-drafted.ts";

const everyMs = 60 * 60 * 1000;
/** How long an unsaved draft is kept. */
const keptMs = 30 * 24 * everyMs;

/** Everybody has only their own drafts: no call takes a person. Others learn that somebody is at work, and nothing about the contents. */
export const drafts: FastifyPluginAsync = async (app) => {
	const { realisation, request } = textDrafted;
	await app.register(
		capability([
			{ may: "realisationlist", route: listDrafts },
			{ may: "realisationlist", route: getDraft },
			{ may: "realisationlist", route: listOthersAtWork },
			{ may: "realisationlist", route: keepDraft },
			{ may: realisation.may, route: getTextDrafts(realisation, "getTextDrafts") },
			{ may: realisation.may, route: keepTextDraft(realisation, "keepTextDraft") },
			{ may: request.may, route: getTextDrafts(request, "getRequestTextDrafts") },
			{ may: request.may, route: keepTextDraft(request, "keepRequestTextDraft") },
		]),
	);
	app.servers.share({
		name: "old-drafts",
		everyMs,
		failed: "old drafts not forgotten",
		async work(lease) {
			for (const { slug } of app.tenants.all) {
				await app.data.write(slug, async ({ db }) => {
					await lease.guard(db);
					await forgetOldDrafts(db, slug, app.now() - keptMs);
					await forgetOldTextDrafts(db, slug, app.now() - keptMs);
				});
			}
		},
	});
};
