import { fieldMessages, plainText, refusedCharacters } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { answer, object, params, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { type Category, categories, stakeholderAnswer } from "./stakeholder-schema.ts";
import { slugOf } from "./stakeholder-slug.ts";
import { findStakeholderRows, insertNewStakeholderRows } from "./stakeholder-store.ts";

interface Shape {
	Body: { name: string; category: Category };
}

/** Adds a stakeholder. Municipalities come with the tenant: their slug carries a geography code that is nobody's to invent. */
export const createStakeholder = apiRoute<Shape>({
	method: "POST",
	url: "/stakeholders",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "createStakeholder",
		summary: "Add a stakeholder",
		tags: ["stakeholders"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({ name: { type: "string", minLength: 1, maxLength: 100 }, category: { enum: categories } }),
		response: { 201: answer(object({ data: { $ref: "stakeholder#" } }), "The new stakeholder."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant } = request;
		const { category } = request.body;
		const name = plainText(request.body.name).trim();
		const slug = slugOf(category, name);
		const { namedStakeholders = [] } = tenant.flow.definition.bindings;
		const refused = namedStakeholders.includes(category) ? refusedCharacters(name, "name") : "";
		if (refused !== "") {
			throw new Problem("invalid", { errors: [{ path: "name", message: `${fieldMessages.characters}: ${refused}` }] });
		}
		if (slug === undefined) {
			const message = "De naam moet een letter of cijfer bevatten en mag geen bijzondere tekens bevatten.";
			throw new Problem("invalid", { errors: [{ path: "name", message }] });
		}
		if (category === "municipality") {
			throw new Problem("invalid", { errors: [{ path: "category", message: "Gemeenten kunnen niet toegevoegd worden." }] });
		}
		return writeCall(request, reply, async ({ db, tick }) => {
			const [existing] = await findStakeholderRows(db, tenant.slug, [slug]);
			if (existing !== undefined) throw new Problem("already-exists", { message: `De stakeholder '${existing.name}' bestaat al.` });
			const row = { tenant: tenant.slug, slug, name, category, enabled: 1, synced: tick() };
			await insertNewStakeholderRows(db, [row]);
			return { status: 201, text: JSON.stringify({ data: stakeholderAnswer(row) }), target: slug };
		});
	},
});
