import { type DraftField, readJson } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { findDraft } from "../database/drafts/draft-store.ts";
import { type DraftParams, draftBody, draftParams, type SentField } from "./draft-schema.ts";
import { ownPlace } from "./readable-step.ts";

export const getDraft = apiRoute<{ Params: DraftParams }>({
	method: "GET",
	url: "/processes/realisation/:uuid/drafts/:step",
	schema: {
		operationId: "getDraft",
		summary: "What the caller filled in on a step and did not save",
		description: "On whatever device. Nobody else's can be asked for.",
		tags: ["drafts"],
		params: draftParams,
		querystring: object({}),
		response: {
			200: answer(object({ data: { anyOf: [draftBody, { type: "null" }] } }), "Each field as it was last; null when there is nothing."),
		},
	},
	refusals: ["not-found"],
	async handler(request) {
		const { data, now } = request.server;
		const { place, knows } = await ownPlace(request);
		const draft = await findDraft(data.db, place);
		if (draft === undefined) return { data: null };
		const { synced, mode, fields } = draft;
		const readable = Object.entries(readJson(fields)).filter(([path]) => knows(path));
		return { data: { synced, mode, fields: Object.fromEntries(readable.map(([path, field]) => [path, aged(field, now())])) } };
	},
});

function aged({ at, ...field }: DraftField, now: number): SentField {
	return { age: Math.max(0, now - at), ...field };
}
