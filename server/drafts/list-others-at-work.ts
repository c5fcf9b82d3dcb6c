import { findPeople } from "../accounts/people-read-model.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { findAtWork } from "../database/drafts/draft-store.ts";
import { type DraftParams, draftParams } from "./draft-schema.ts";
import { ownPlace } from "./readable-step.ts";

/** Who besides the caller is filling in a step at this moment; only for people who may read the step. */
export const listOthersAtWork = apiRoute<{ Params: DraftParams }>({
	method: "GET",
	url: "/processes/realisation/:uuid/drafts/:step/others",
	schema: {
		operationId: "listOthersAtWork",
		summary: "Who else fills in a step now",
		description: "Those who have unsaved work on it and whose page said so in the last 45 seconds. What they changed is theirs alone.",
		tags: ["drafts"],
		params: draftParams,
		querystring: object({}),
		response: {
			200: answer(object({ data: { type: "array", items: object({ name: { type: "string" } }) } }), "By name; at most twenty."),
		},
	},
	refusals: ["not-found"],
	async handler(request) {
		const { server, tenant } = request;
		const { db } = server.data;
		const { place } = await ownPlace(request);
		const ids = await findAtWork(db, place, server.now());
		const people = await findPeople(db, { tenant: tenant.slug, embedded: Boolean(server.embeddedIssuer), ids });
		return { data: people.map(({ name }) => ({ name })) };
	},
});
