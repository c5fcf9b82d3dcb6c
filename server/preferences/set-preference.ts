import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { mostInPreference, type PreferencePart, preferenceParts, preferencesAnswer, preferenceValue } from "./preference-schema.ts";
import { findPreferences, putPreference } from "./preference-store.ts";

interface Shape {
	Params: { part: PreferencePart };
	Body: { data: { value: string } };
}

/** The last write wins: nobody else writes a person's preferences, so no optimistic locking is needed. */
export const setPreference = apiRoute<Shape>({
	method: "POST",
	url: "/user/preferences/:part",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "setPreference",
		summary: "Keep a preference of the caller",
		description: "Replaces what was kept for that part of the product. The last one counts.",
		tags: ["accounts"],
		params: params({ part: { type: "string", enum: preferenceParts } }),
		headers: idempotencyHeaders,
		body: object({ data: object({ value: preferenceValue }) }),
		response: { 200: answer(preferencesAnswer, "All preferences as they are now.") },
	},
	refusals: ["invalid"],
	handler(request, reply) {
		const { tenant, access, params, body } = request;
		if (body.data.value.length > mostInPreference[params.part]) throw new Problem("invalid");
		return writeCall(request, reply, async ({ db }) => {
			const owner = { tenant: tenant.slug, user_id: access.userId };
			await putPreference(db, { ...owner, part: params.part, value: body.data.value });
			return { text: JSON.stringify({ data: await findPreferences(db, tenant.slug, access.userId) }), target: params.part };
		});
	},
});
