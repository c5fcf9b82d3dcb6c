import { type DraftFields, liveFields, mergeDrafts, readJson, writeJson } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { countDrafts, findDraft, noteAtWork, putDraft } from "../database/drafts/draft-store.ts";
import { Problem } from "../problems/problem.ts";
import * as draftTexts from "../texts/drafts.ts";
import { type DraftParams, draftBody, draftParams, type SentDraft } from "./draft-schema.ts";
import { ownPlace } from "./readable-step.ts";

/** Maximum number of drafts per person and tenant, and maximum size of one draft in characters. */
const mostDrafts = 200;
const mostText = 256 * kilobyte;

/**
 * Stores the changed part of a draft. The call is idempotent, so no first answer is kept; and typing is no decision, so it does not fill
 * the audit trail second by second.
 */
export const keepDraft = apiRoute<{ Params: DraftParams; Body: { data: SentDraft } }>({
	method: "POST",
	url: "/processes/realisation/:uuid/drafts/:step",
	bodyLimit: 256 * kilobyte,
	schema: {
		operationId: "keepDraft",
		summary: "Keep what the caller fills in on a step",
		description:
			"The fields that changed, each with how long ago; of every field the newest is kept, whichever device it came from. It goes " +
			"with the save of the step, or after thirty days. Without fields it says that the caller is still at it. Only the caller can ask for it.",
		tags: ["drafts"],
		params: draftParams,
		body: object({ data: draftBody }),
		response: {
			200: answer(object({ data: object({ fields: { type: "integer", description: "How many fields are kept now." } }) }), "It is kept."),
		},
	},
	refusals: ["not-found", "unknown-field", "draft-too-many", "too-large"],
	async handler(request) {
		const { tenant, access, server, body } = request;
		const { place, knows } = await ownPlace(request);
		const now = server.now();
		const { synced, mode, fields } = body.data;
		if (!Object.keys(fields).every(knows)) throw new Problem("unknown-field");
		const arrived = Object.fromEntries(Object.entries(fields).map(([path, { age, ...field }]) => [path, { at: now - age, ...field }]));
		return server.data.write(tenant.slug, async ({ db }) => {
			if (Object.keys(fields).length === 0) return { data: { fields: await noteAtWork(db, place, now) } };
			const known = await findDraft(db, place);
			const before: DraftFields = known === undefined ? {} : readJson(known.fields);
			const merged = mergeDrafts(before, arrived);
			const live = Object.keys(liveFields(merged)).length;
			if (live === 0 && known === undefined) return { data: { fields: 0 } };
			if (
				live > 0 &&
				(known?.live ?? 0) === 0 &&
				(await countDrafts(db, "draft", { tenant: tenant.slug, user_id: access.userId })) >= mostDrafts
			) {
				throw new Problem("draft-too-many", { message: draftTexts.tooMany(mostDrafts) });
			}
			if (writeJson(merged).length > mostText) throw new Problem("too-large");
			await putDraft(db, { ...place, synced, mode, fields: merged, kept_at: now });
			return { data: { fields: live } };
		});
	},
});
