import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { Values } from "../realisation/realisation.ts";
import type { Start } from "../run/start-realisation.ts";
import { filledIn } from "./filled-in.ts";
import type { Scenario } from "./scenario.ts";

/** The process that a scenario starts with: its type, or the tenant's first, and its stakeholders in their fields. */
export function startOf(flow: CompiledFlow, tenant: TenantDefinition, given: NonNullable<Scenario["given"]>, typed: Values = {}): Start {
	const stakeholders: Record<string, unknown> = {};
	const { stakeholders: fields, namedStakeholders = [] } = flow.definition.bindings;
	for (const slug of given.stakeholders ?? []) {
		const [category, field] = Object.entries(fields).find(([name]) => slug.startsWith(`${name}|`)) ?? [];
		if (category !== undefined && field !== undefined) {
			const name = tenant.stakeholders?.find((stakeholder) => stakeholder.slug === slug)?.name;
			stakeholders[field] = namedStakeholders.some((named) => named === category) ? (name ?? slug) : slug;
		}
	}
	return {
		type: given.type ?? tenant.processTypes[0]?.value ?? "",
		subtype: given.subtype ?? null,
		values: filledIn(filledIn({}, stakeholders), typed),
	};
}
