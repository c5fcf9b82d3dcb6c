import type { Operator } from "../operator.ts";

export const role: Operator = {
	name: "role",
	description: "True when the acting person holds the role in the tenant.",
	parameters: [{ name: "role", type: "role-name" }],
	result: "boolean",
	example: { expression: { role: "cpo" }, context: { roles: ["cpo"] }, value: true },
	sentence: (role) => `de gebruiker heeft de rol ${role}`,
	run: ([role], context) => context.roles.includes(String(role)),
};
