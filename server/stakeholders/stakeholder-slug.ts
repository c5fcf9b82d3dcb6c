import { nameSlug } from "../../engine/index.ts";
import type { Category } from "./stakeholder-schema.ts";

/** Control characters and what could be taken for markup. */
const refused = /[<>{}\\`|^~$\p{C}]/u;

/**
 * Slug of a new stakeholder: `category|name`, the name in lower case, without accents, with hyphens.
 * Undefined when the name has nothing that can be in a slug, or something that has no place in a name.
 */
export function slugOf(category: Category, name: string): string | undefined {
	const words = refused.test(name) ? "" : nameSlug(name);
	return words === "" ? undefined : `${category}|${words}`;
}
