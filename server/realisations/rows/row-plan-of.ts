import { listsOf, type RowPlan, rowPlan } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

type Described = Pick<Tenant, "definition" | "flow">;

const plans = new WeakMap<Described["definition"], RowPlan>();

/** What the tenant's list prepares of every process. */
export function rowPlanOf(tenant: Described): RowPlan {
	const { definition } = tenant;
	const known = plans.get(definition);
	if (known !== undefined) return known;
	const plan = rowPlan(listsOf(tenant).realisations, definition.search.keys);
	plans.set(definition, plan);
	return plan;
}
