import type { Bindings } from "../definition/flow-definition.ts";
import { readPath } from "../run/field-path.ts";
import type { Values } from "../run/realisation.ts";

/** Slugs of the stakeholders that are filled in. */
export function stakeholdersIn(bindings: Bindings, values: Values): readonly string[] {
	return Object.values(bindings.stakeholders)
		.map((path) => readPath(values, path))
		.filter((slug) => typeof slug === "string" && slug !== "") as readonly string[];
}

/** Geography code of the municipality: the last run of letters and digits of its slug; "" without one. */
export function municipalityCodeOf(bindings: Bindings, values: Values): string {
	const path = bindings.stakeholders.municipality;
	const slug = path === undefined ? undefined : readPath(values, path);
	return typeof slug === "string" ? codeOf(slug) : "";
}

/** The last run of letters and digits: "municipality|name-0363" has 0363. */
export function codeOf(slug: string): string {
	return slug.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? "";
}
