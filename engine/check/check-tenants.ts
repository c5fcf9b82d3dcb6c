import type { Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import { errorAt } from "./places/finding.ts";

/**
 * What is wrong with the tenants of a deployment together: exactly one must be the default. A single
 * tenant need not say so. Files that could not be read are left out; checkTenant reports them. Never throws.
 */
export function checkTenants(tenants: readonly Parsed<TenantDefinition>[]): readonly Problem[] {
	const read = tenants.flatMap(({ definition, source }) => (definition === undefined ? [] : [{ definition, source }]));
	const [first] = read;
	const defaults = read.filter(({ definition }) => definition.default === true);
	if (first !== undefined && read.length > 1 && read.length === tenants.length && defaults.length === 0) {
		const none = errorAt(
			"default-tenant",
			{ path: [] },
			{
				message: "None of the tenants is the default.",
				remedy: `Add "default": true to one of: ${read.map(({ definition }) => definition.slug).join(", ")}.`,
			},
		);
		return [first.source.place(none)];
	}
	return defaults.slice(1).map(({ source }) =>
		source.place(
			errorAt(
				"default-tenant",
				{ path: ["default"] },
				{
					message: `The default tenant is ${defaults[0]?.definition.slug} already.`,
					remedy: 'Leave "default" out of all tenants but one.',
				},
			),
		),
	);
}
