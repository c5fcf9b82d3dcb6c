import { memberOf } from "../json/json-object.ts";

/** Names that a tenant adds to closed lists of the product, by the property of tenant.json that holds them. */
export type OwnWords = Readonly<Record<string, readonly string[]>>;

/** The properties of tenant.json whose names extend a list of the product: `x-own` in the schemas. */
const lists = ["roles", "fileCategories"] as const;

/** The own words in the content of a tenant file, whether or not the file is valid. */
export function ownWordsOf(tenant: unknown): OwnWords {
	return Object.fromEntries(lists.map((list) => [list, namesIn(memberOf(tenant, list))]));
}

/** The names of an object, or the texts of a list. */
function namesIn(own: unknown): readonly string[] {
	if (Array.isArray(own)) return own.filter((name) => typeof name === "string");
	return typeof own === "object" && own !== null ? Object.keys(own) : [];
}
