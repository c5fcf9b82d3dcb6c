import { geographyCategory, geographyCodeOf, type IntakeSurroundings } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** The part of a tenant that the intake needs; a Tenant qualifies. */
export type IntakeTenant = Pick<Tenant, "slug" | "definition" | "municipalities"> & {
	readonly flow: { readonly definition: Pick<Tenant["flow"]["definition"], "bindings"> };
};

/**
 * What a request is checked against. It belongs to one of the tenant's municipalities or, where processes belong to another kind of party,
 * to one of those.
 */
export function intakeSurroundings(tenant: IntakeTenant, tags: IntakeSurroundings["tags"], now: number): IntakeSurroundings {
	return { areas: areasOf(tenant), reasons: tenant.definition.reasonOptions ?? [], tags, now };
}

function areasOf({ definition, flow, municipalities }: IntakeTenant): IntakeSurroundings["areas"] {
	const category = geographyCategory(flow.definition.bindings);
	if (category === "municipality") {
		return municipalities.filter(({ disabled }) => disabled !== true).map(({ value, text }) => ({ code: value, name: text }));
	}
	return (definition.stakeholders ?? [])
		.filter((stakeholder) => stakeholder.category === category && stakeholder.enabled !== false)
		.map(({ slug, name }) => ({ code: geographyCodeOf(category, slug), name }));
}
