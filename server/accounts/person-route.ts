import type { FastifyInstance } from "fastify";
import { Problem } from "../problems/problem.ts";

const codes = { type: "array", items: { type: "string" } } as const;
const roles = { type: "object", additionalProperties: { type: "object", additionalProperties: codes } } as const;
const person = {
	type: "object",
	additionalProperties: false,
	required: ["userId", "name", "email", "roles"],
	properties: {
		userId: { type: "string" },
		name: { type: "string" },
		email: { type: "string" },
		roles: { ...roles, description: 'Tenant to role to geography codes; ["*"] means all.' },
	},
} as const;

/** Who the token stands for as the server reads it, so that the browser need not read claims itself. */
export async function personRoute(app: FastifyInstance): Promise<void> {
	const schema = {
		operationId: "getPerson",
		summary: "The signed-in person with the roles per tenant",
		tags: ["accounts"],
		security: [{ token: [] }],
		response: { 200: { type: "object", additionalProperties: false, required: ["data"], properties: { data: person } } },
	};
	app.get("/api/person", { schema: schema as object }, async (request) => {
		if (request.person === null || request.person === undefined) throw new Problem("unauthenticated");
		return { data: request.person };
	});
}
