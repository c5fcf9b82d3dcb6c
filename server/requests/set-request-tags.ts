import { mayEditTags } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, params, tagsBody, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders } from "../calls/write-call.ts";
import { keepEntryUses, tagProblems } from "../kept-lists/kept-entry-read-model.ts";
import { Problem } from "../problems/problem.ts";
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
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "setRequestTags",
		summary: "Replace the tags of a request",
		tags: ["requests"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: tagsBody,
		response: { 200: answer(requestAnswer, "The request with its new tags.") },
	},
	refusals: ["not-found", "synced-missing", "stale"],
	current: { $ref: "request#" },
	handler(request, reply) {
		const { tenant, body } = request;
		const { tags } = body.data;
		return writeRequest(request, reply, body.synchronisation, {
			allowed: (actor) => {
				if (!mayEditTags(actor)) throw new Problem("forbidden");
			},
			async change({ head, row, scope }) {
				const errors = await tagProblems(scope.db, tenant.slug, "request", tags, (tag) => head.Tags.includes(tag));
				if (errors.length > 0) throw new Problem("invalid", { errors });
				await keepEntryUses(scope.db, { tenant: tenant.slug, list: "tags" }, "request", row.uuid, tags);
				return { ...head, Tags: tags };
			},
		});
	},
});
