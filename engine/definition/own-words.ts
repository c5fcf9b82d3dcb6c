import { memberOf } from "../json/json-object.ts";

/** Names that a tenant adds to closed lists of the product, by the property of tenant.json that holds them. */
export type OwnWords = Readonly<Record<string, readonly string[]>>;

/** The properties of tenant.json whose names extend a list of the product: `x-own` in the schemas. */
const lists = ["roles"] as const;

/** Of a tenant file as it was read, right or wrong. */
export function ownWordsOf(tenant: unknown): OwnWords {
	return Object.fromEntries(
		lists.map((list) => {
			const own = memberOf(tenant, list);
			return [list, typeof own === "object" && own !== null && !Array.isArray(own) ? Object.keys(own) : []];
		}),
	);
}
