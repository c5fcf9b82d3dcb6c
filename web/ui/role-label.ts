import { roles } from "../../engine/index.ts";

const known = new Map(roles.map((role) => [role.role, role]));

/** Dutch name of a role; a role the product does not know is shown as it is. */
export function roleLabel(role: string): string {
	return known.get(role)?.label ?? role;
}

/** Names of several roles, each name once, with commas and "of" before the last. */
export function roleLabels(names: readonly string[]): string {
	return new Intl.ListFormat("nl-NL", { type: "disjunction" }).format([...new Set(names.map(roleLabel))]);
}

/** The roles worth naming where it says who does or reads a step. */
export function namedRoles(names: readonly string[]): readonly string[] {
	return names.filter((name) => known.get(name)?.unnamed !== true);
}
