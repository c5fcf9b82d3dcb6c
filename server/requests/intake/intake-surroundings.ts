import { geographyCategory, geographyCodeOf, type IntakeSurroundings } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** What a request of the tenant is read against. A request is of one of its municipalities, or, where processes are of somebody else, of one of those. */
export function intakeSurroundings(tenant: Tenant, tags: IntakeSurroundings["tags"], now: number): IntakeSurroundings {
	return { areas: areasOf(tenant), reasons: tenant.definition.reasonOptions ?? [], tags, now };
}

function areasOf({ definition, flow, municipalities }: Tenant): IntakeSurroundings["areas"] {
	const category = geographyCategory(flow.definition.bindings);
	if (category === "municipality") {
		return municipalities.filter(({ disabled }) => disabled !== true).map(({ value, text }) => ({ code: value, name: text }));
	}
	return (definition.stakeholders ?? [])
		.filter((stakeholder) => stakeholder.category === category && stakeholder.enabled !== false)
		.map(({ slug, name }) => ({ code: geographyCodeOf(category, slug), name }));
}
