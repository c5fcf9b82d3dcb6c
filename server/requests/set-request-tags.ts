import { holdsOneOf, tagRoles } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { answer, params, tagsBody, uuid, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { keepTagUses, tagProblems } from "../tags/tag-read-model.ts";
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
				const errors = await tagProblems(scope.db, tenant.slug, "request", tags, (tag) => head.Tags.includes(tag));
				if (errors.length > 0) throw new Problem("invalid", { errors });
				await keepTagUses(scope.db, tenant.slug, "request", row.uuid, tags);
				return { ...head, Tags: tags };
			},
		});
	},
});
