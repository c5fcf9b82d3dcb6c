import { type ListDefinition, type RowPlan, resolveLists, rowPlan } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

type Described = Pick<Tenant, "definition" | "flow">;

const plans = new WeakMap<Described["definition"], RowPlan>();

/** What is prepared of every process of the tenant for its list. */
export function rowPlanOf({ definition, flow }: Described): RowPlan {
	const known = plans.get(definition);
	if (known !== undefined) return known;
	const list: ListDefinition = resolveLists(definition.lists, { options: definition.options, flow: flow.definition }).realisations;
	const plan = rowPlan(list, definition.search.keys);
	plans.set(definition, plan);
	return plan;
}
