import { type ListDefinition, type ListName, resolveLists } from "../../engine/index.ts";
import type { Tenant } from "./tenant.ts";

type Described = Pick<Tenant, "definition" | "flow">;

const resolved = new WeakMap<Described["definition"], Readonly<Record<ListName, ListDefinition>>>();

/** The tenant's lists, with the product's defaults for everything that its file omits. */
export function listsOf({ definition, flow }: Described): Readonly<Record<ListName, ListDefinition>> {
	const known = resolved.get(definition);
	if (known !== undefined) return known;
	const lists = resolveLists(definition.lists, { options: definition.options, flow: flow.definition });
	resolved.set(definition, lists);
	return lists;
}
