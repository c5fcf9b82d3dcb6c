import type { Bindings, StakeholderCategory } from "../definition/flow-definition.ts";
import { namesOf } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import { nameSlug } from "../text/name-slug.ts";

/** Slugs of the stakeholders that are filled in. */
export function stakeholdersIn(bindings: Bindings, values: Values): readonly string[] {
	return namesOf(bindings.stakeholders)
		.map((category) => stakeholderIn(bindings, values, category))
		.filter((slug) => slug !== "");
}

/** Slug of the category's stakeholder; "" without one. If the field has a name, the slug is derived from it. */
export function stakeholderIn(bindings: Bindings, values: Values, category: StakeholderCategory): string {
	const path = bindings.stakeholders[category];
	const value = path === undefined ? undefined : readPath(values, path);
	if (typeof value !== "string" || value === "") return "";
	return bindings.namedStakeholders?.includes(category) === true ? `${category}|${nameSlug(value)}` : value;
}

/** Geography code of the process: that of the stakeholder it belongs to, usually the municipality; "" without one. */
export function geographyCodeIn(bindings: Bindings, values: Values): string {
	const category = geographyCategory(bindings);
	return geographyCodeOf(category, stakeholderIn(bindings, values, category));
}

/** Category of the stakeholder the process belongs to. */
export function geographyCategory(bindings: Bindings): StakeholderCategory {
	return bindings.geography ?? "municipality";
}

/** Geography code of a stakeholder: a municipality's official code; for others, the part after the category. */
export function geographyCodeOf(category: StakeholderCategory, slug: string): string {
	return category === "municipality" ? codeOf(slug) : slug.slice(slug.indexOf("|") + 1);
}

/** The last run of letters and digits: "municipality|name-0363" has 0363. */
export function codeOf(slug: string): string {
	return slug.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? "";
}
