import { fieldTexts, nameSlug, plainText, refusedCharacters } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { type Category, categories, stakeholderAnswer } from "./stakeholder-schema.ts";
import { countStakeholderRows, findStakeholderRows, insertNewStakeholderRows } from "./stakeholder-store.ts";

interface Shape {
	Body: { name: string; category: Category };
}

/** Maximum number of stakeholders per tenant, including those in its file: nobody can choose from more. */
const mostStakeholders = 2000;

/** Adds a stakeholder. Municipalities come with the tenant: their slug contains a geography code that nobody may invent. */
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
		response: { 201: answer(object({ data: { $ref: "stakeholder#" } }), "The new stakeholder.") },
	},
	refusals: ["already-exists"],
	handler(request, reply) {
		const { tenant } = request;
		const { category } = request.body;
		const name = plainText(request.body.name).trim();
		const slug = slugOf(category, name);
		const { namedStakeholders = [] } = tenant.flow.definition.bindings;
		const refused = namedStakeholders.includes(category) ? refusedCharacters(name, "name") : "";
		if (refused !== "") throw new Problem("invalid", { errors: [{ path: "name", message: fieldTexts.charactersRefused(refused) }] });
		if (slug === undefined) {
			const message = recordTexts.stakeholderName;
			throw new Problem("invalid", { errors: [{ path: "name", message }] });
		}
		if (category === "municipality") {
			throw new Problem("invalid", { errors: [{ path: "category", message: recordTexts.municipalityNotAdded }] });
		}
		return writeCall(request, reply, async ({ db, tick }) => {
			const [existing] = await findStakeholderRows(db, tenant.slug, [slug]);
			if (existing !== undefined) throw new Problem("already-exists", { message: recordTexts.stakeholderExists(existing.name) });
			if ((await countStakeholderRows(db, tenant.slug)) >= mostStakeholders) {
				const message = recordTexts.stakeholdersFull(mostStakeholders);
				throw new Problem("invalid", { message, errors: [{ path: "name", message }] });
			}
			const row = { tenant: tenant.slug, slug, name, category, enabled: 1, synced: tick() };
			await insertNewStakeholderRows(db, [row]);
			return { status: 201, text: JSON.stringify({ data: stakeholderAnswer(row) }), target: slug };
		});
	},
});

/** Control characters, and characters that could be taken for markup. */
const refused = /[<>{}\\`|^~$\p{C}]/u;

/**
 * Slug of a new stakeholder: `category|name`, the name in lower case, without accents, with hyphens. Undefined when the name has no
 * character that a slug can contain, or one that does not belong in a name.
 */
function slugOf(category: Category, name: string): string | undefined {
	const words = refused.test(name) ? "" : nameSlug(name);
	return words === "" ? undefined : `${category}|${words}`;
}
