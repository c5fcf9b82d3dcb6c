import type { FastifyInstance } from "fastify";
import { answer, object } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import type { TermsStore } from "./terms/terms-store.ts";

const codes = { type: "array", items: { type: "string" } } as const;
const roles = { type: "object", additionalProperties: { type: "object", additionalProperties: codes } } as const;
const person = object({
	userId: { type: "string" },
	name: { type: "string" },
	email: { type: "string" },
	roles: { ...roles, description: 'Tenant to role to geography codes; ["*"] means all.' },
	acceptedTerms: {
		type: "object",
		additionalProperties: { type: ["integer", "null"] },
		description: "Version of the terms of use to when it was accepted: milliseconds since 1970, null when that is not known.",
	},
	signedInAt: {
		type: ["integer", "null"],
		description: "When the person last proved who they are, in milliseconds since 1970; null when the token does not say.",
	},
});

/** The person behind the token as the server reads it, so that the browser need not parse claims. */
export async function personRoute(app: FastifyInstance, { terms }: { terms: TermsStore }): Promise<void> {
	const schema = {
		operationId: "getPerson",
		summary: "The signed-in person with the roles per tenant",
		tags: ["accounts"],
		security: [{ token: [] }],
		response: { 200: answer(object({ data: person }), "Who the server takes the owner of the token for.") },
	};
	app.get("/api/person", { schema }, async (request) => {
		if (request.person === null || request.person === undefined) throw new Problem("unauthenticated");
		const { userId, name, email, roles, acceptedTerms, signedInAt } = request.person;
		return { data: { userId, name, email, roles, acceptedTerms: { ...acceptedTerms, ...(await terms.of(userId)) }, signedInAt } };
	});
}
