import { type DraftField, type DraftFields, liveFields, mergeDrafts, readJson, sameContent } from "../../engine/index.ts";
import { type ApiRoute, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { countDrafts } from "../database/drafts/draft-store.ts";
import { findTextDrafts, putTextDraft } from "../database/drafts/text-draft-store.ts";
import { Problem } from "../problems/problem.ts";
import * as draftTexts from "../texts/drafts.ts";
import {
	fieldsOfPart,
	type SentText,
	type SentTexts,
	type TextDraftParams,
	textDraftFields,
	textDraftParams,
} from "./text-draft-schema.ts";
import { ownTexts, type TextDrafted } from "./text-drafted.ts";

/** Per person and tenant. */
const mostDrafts = 200;

/**
 * Stores the changes to a text that is being typed. The call is idempotent, so no first answer is kept, and it leaves no line in the audit
 * trail.
 */
export function keepTextDraft(drafted: TextDrafted, operationId: string): ApiRoute {
	return apiRoute<{ Params: TextDraftParams; Body: { data: { fields: SentTexts } } }>({
		method: "POST",
		url: `${drafted.url}/:part`,
		bodyLimit: 128 * kilobyte,
		schema: {
			operationId,
			summary: `Keep what the caller types about a ${drafted.noun}`,
			description:
				"Each field with how long ago it was typed; of every field the newest is kept, whichever device it came from. It goes when " +
				"it is sent, or after thirty days. Only the caller can ask for it.",
			tags: ["drafts"],
			params: textDraftParams,
			body: object({ data: object({ fields: textDraftFields }) }),
			response: {
				200: answer(object({ data: object({ fields: { type: "integer", description: "How many fields are kept now." } }) }), "It is kept."),
			},
		},
		refusals: ["not-found", "unknown-field", "draft-too-many"],
		async handler(request) {
			const { server, body, params } = request;
			const owner = await ownTexts(request, drafted);
			if (params.part === "judgement" && drafted.entity !== "request") throw new Problem("not-found");
			const sent = Object.entries(body.data.fields);
			const known = fieldsOfPart(params.part);
			if (sent.some(([name]) => !known.some((each) => each === name))) throw new Problem("unknown-field");
			const now = server.now();
			return server.data.write(owner.tenant, async ({ db }) => {
				const row = (await findTextDrafts(db, owner)).find((each) => each.part === params.part);
				const before: DraftFields = row === undefined ? {} : readJson(row.fields);
				const arrived = sent.flatMap(([name, field]) => {
					const told = arrivedField(before[name], field, now);
					return told === null ? [] : [[name, told] as const];
				});
				const fields = mergeDrafts(before, Object.fromEntries(arrived));
				const live = Object.keys(liveFields(fields)).length;
				if (row === undefined && live === 0) return { data: { fields: 0 } };
				if (live > 0 && (row?.live ?? 0) === 0 && (await countDrafts(db, "text_draft", owner)) >= mostDrafts) {
					throw new Problem("draft-too-many", { message: draftTexts.tooManyTexts(mostDrafts) });
				}
				await putTextDraft(db, { ...owner, part: params.part, fields, kept_at: now });
				return { data: { fields: live } };
			});
		},
	});
}

/** Null when a discarded field has other contents by now, which were typed later on another device. */
function arrivedField(before: DraftField | undefined, { age, ...field }: SentText, now: number): DraftField | null {
	const at = now - age;
	if (field.gone !== true) return { at, ...field };
	const isOther = "mine" in field && before !== undefined && before.gone !== true && !sameContent(before.mine, field.mine);
	return isOther ? null : { at, gone: true };
}
