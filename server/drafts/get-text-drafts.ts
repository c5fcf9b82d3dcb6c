import { type DraftField, readJson } from "../../engine/index.ts";
import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { findTextDrafts } from "../database/drafts/text-draft-store.ts";
import { part, type SentText, textDraftFields } from "./text-draft-schema.ts";
import { ownTexts, type TextDrafted } from "./text-drafted.ts";

export function getTextDrafts(drafted: TextDrafted, operationId: string): ApiRoute {
	return apiRoute<{ Params: { uuid: string } }>({
		method: "GET",
		url: drafted.url,
		schema: {
			operationId,
			summary: `What the caller typed about a ${drafted.noun} and did not send`,
			description: "In the conversation or the judgement, on whatever device. Nobody else's can be asked for.",
			tags: ["drafts"],
			params: params({ uuid }),
			querystring: object({}),
			response: {
				200: answer(object({ data: { type: "array", items: object({ part, fields: textDraftFields }) } }), "Each part as it was last."),
			},
		},
		refusals: ["not-found"],
		async handler(request) {
			const { data, now } = request.server;
			const rows = await findTextDrafts(data.db, await ownTexts(request, drafted));
			const at = now();
			return {
				data: rows.map((row) => {
					const fields = Object.entries(readJson(row.fields)).map(([name, field]) => [name, aged(field, at)] as const);
					return { part: row.part, fields: Object.fromEntries(fields) };
				}),
			};
		},
	});
}

function aged({ at, ...field }: DraftField, now: number): SentText {
	return { age: Math.max(0, now - at), ...field };
}
