import { namesOfPeople } from "../../accounts/people-read-model.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { editsAnswer } from "../kept/design-answer.ts";
import { madeEdits, problems, related, revision } from "../kept/design-schema.ts";
import { madeAfter } from "../kept/edit-store.ts";
import { type DesignsInUse, designOf, problemsOf } from "../thread/designs-in-use.ts";

interface Shape {
	Params: { uuid: string };
}

/** All problems of a design, causes first. */
export const checkDesign = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/check",
		schema: {
			operationId: "checkDesign",
			summary: "What is wrong with a design",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: object({ revision, problems }) }), "The problems, the cause first.") },
		},
		refusals: ["not-found"],
		async handler(request, reply) {
			const design = await designOf(designs, { tenant: request.tenant.slug, uuid: request.params.uuid });
			const problems = await problemsOf(designs, design);
			await auditRead(request, design.uuid);
			return sendText(reply, JSON.stringify({ data: { revision: design.revision, problems } }));
		},
	});

interface HistoryShape extends Shape {
	Querystring: { after?: string };
}

const perPage = 200;

const pages = object({
	pagination: object({ next: { type: ["integer", "null"], description: "The `after` of the next page; null on the last." } }),
});

/** Who changed what, in order. */
export const listDesignEdits = (designs: DesignsInUse) =>
	apiRoute<HistoryShape>({
		method: "GET",
		url: "/designs/:uuid/history",
		schema: {
			operationId: "listDesignEdits",
			summary: "Edits of a design",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object(
				{ after: { type: "string", pattern: "^[0-9]{1,9}$", description: "Number of the last one of the page before." } },
				[],
			),
			response: {
				200: answer(
					object({ data: { type: "array", items: madeEdits }, related, metaData: pages }),
					`At most ${perPage}, and fewer when they are large, in their order.`,
				),
			},
		},
		refusals: ["not-found"],
		async handler(request, reply) {
			const design = await designOf(designs, { tenant: request.tenant.slug, uuid: request.params.uuid });
			await auditRead(request, design.uuid);
			const { acts, isAll } = await madeAfter(designs.data.db, design, { after: Number(request.query.after ?? 0), most: perPage });
			const people = await namesOfPeople(
				designs.data.db,
				acts.map(({ userId }) => userId),
			);
			const pagination = { next: isAll ? null : (acts.at(-1)?.number ?? null) };
			return sendText(reply, JSON.stringify({ data: acts.map(editsAnswer), related: { people }, metaData: { pagination } }));
		},
	});
