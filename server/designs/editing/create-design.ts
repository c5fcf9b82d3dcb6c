import { randomUUID } from "node:crypto";
import { entryLabel } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import { areTooLarge } from "../../tenants/bundle-limits.ts";
import { bundleHash } from "../../tenants/file-content.ts";
import { filesInForce } from "../../tenants/files-in-force.ts";
import * as designTexts from "../../texts/designs.ts";
import { designAnswer } from "../kept/design-answer.ts";
import { mostDesigns, tooLarge } from "../kept/design-limits.ts";
import { designName } from "../kept/design-schema.ts";
import { countDesigns, type DesignRow, insertDesign } from "../kept/design-store.ts";

interface Shape {
	Body: { data: { name: string } };
}

/** Creates a design from the tenant's current files. */
export const createDesign = apiRoute<Shape>({
	method: "POST",
	url: "/designs",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "createDesign",
		summary: "Begin a design",
		description: "With the files of the tenant as they are now.",
		tags: ["designs"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({ data: object({ name: designName }) }),
		response: { 201: answer(object({ data: { $ref: "design#" } }), "The design.") },
	},
	refusals: ["design-too-large", "design-too-many"],
	async handler(request, reply) {
		const { tenant, access, server, body } = request;
		const files = await filesInForce(server.data, tenant);
		if (areTooLarge(files)) throw tooLarge();
		const now = server.now();
		const base = bundleHash(files);
		const by = { created_at: now, created_by: access.userId, changed_at: now, changed_by: access.userId };
		const design: DesignRow = {
			...{ tenant: tenant.slug, uuid: randomUUID(), name: entryLabel(body.data.name), base, state: "open", revision: 0 },
			...by,
		};
		return writeCall(request, reply, async ({ db }) => {
			if ((await countDesigns(db, tenant.slug)) >= mostDesigns) {
				throw new Problem("design-too-many", { message: designTexts.tooMany(mostDesigns) });
			}
			await insertDesign(db, design, files);
			return { status: 201, text: JSON.stringify({ data: designAnswer(design) }), target: design.uuid };
		});
	},
});
