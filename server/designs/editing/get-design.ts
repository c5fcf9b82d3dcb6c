import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { designAnswer } from "../kept/design-answer.ts";
import { designFiles, filesAnswer } from "../kept/design-schema.ts";
import { contentsOfDesign, findDesign } from "../kept/design-store.ts";
import { type DesignsInUse, designOf } from "../thread/designs-in-use.ts";

interface Shape {
	Params: { uuid: string };
}

export const getDesign = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid",
		schema: {
			operationId: "getDesign",
			summary: "One design with its files",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: object({ design: { $ref: "design#" }, files: designFiles }) }), "The design and its files.") },
		},
		refusals: ["not-found"],
		async handler(request, reply) {
			const key = { tenant: request.tenant.slug, uuid: request.params.uuid };
			let design = await designOf(designs, key);
			await auditRead(request, design.uuid);
			// The files must be those of the revision in the answer.
			for (;;) {
				const files = await contentsOfDesign(designs.data.db, key);
				const now = (await findDesign(designs.data.db, key)) ?? design;
				if (now.revision === design.revision) {
					return sendText(reply, JSON.stringify({ data: { design: designAnswer(now), files: filesAnswer(files) } }));
				}
				design = now;
			}
		},
	});
