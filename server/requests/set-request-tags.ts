import { holdsOneOf, tagRoles } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, synchronisation, uuid, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { keepTagUses, unusableTags } from "../tags/tag-read-model.ts";
import { requestAnswer } from "./request-schema.ts";
import { type Synchronisation, writeRequest } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { tags: string[] } };
}

/** Replaces the tags of a request. */
export const setRequestTags = apiRoute<Shape>({
	method: "POST",
	url: "/charging-point-requests/:uuid/tags",
	schema: {
		operationId: "setRequestTags",
		summary: "Replace the tags of a request",
		tags: ["requests"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object({ tags: { type: "array", maxItems: 50, uniqueItems: true, items: uuid, description: "Uuids of tags." } }),
			},
			["data"],
		),
		response: { 200: answer(requestAnswer, "The request with its new tags."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, body } = request;
		const { tags } = body.data;
		return writeRequest(request, reply, body.synchronisation, {
			allowed: (roles) => {
				if (!holdsOneOf(roles, tagRoles)) throw new Problem("forbidden");
			},
			async change({ head, row, scope }) {
				await checkTags(scope, tenant.slug, tags, head.Tags);
				await keepTagUses(scope.db, tenant.slug, "request", row.uuid, tags);
				return { ...head, Tags: tags };
			},
		});
	},
});

/** A tag is one that may be on requests, or one that the request has already. */
async function checkTags({ db }: WriteScope, tenant: string, tags: readonly string[], before: readonly string[]): Promise<void> {
	const unusable = await unusableTags(db, tenant, "request", tags);
	const errors = tags.flatMap((tag, index) =>
		unusable.has(tag) && !before.includes(tag) ? [{ path: `data.tags.${index}`, message: "Deze tag is niet bekend." }] : [],
	);
	if (errors.length > 0) throw new Problem("invalid", { errors });
}
