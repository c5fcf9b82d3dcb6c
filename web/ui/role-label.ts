import { type Role, roles } from "../../engine/index.ts";
import { orText } from "./list-text.ts";

const known: ReadonlyMap<string, Role> = new Map(roles.map((role) => [role.role, role]));

/** Dutch name of a role; unknown roles are shown as they are. */
export function roleLabel(role: string): string {
	return known.get(role)?.label ?? role;
}

/** Names of several roles without duplicates, separated by commas and "of". */
export function roleLabels(names: readonly string[]): string {
	return orText([...new Set(names.map(roleLabel))]);
}

/** The roles worth naming where it says who edits or reads a step. */
export function namedRoles(names: readonly string[]): readonly string[] {
	return names.filter((name) => known.get(name)?.unnamed !== true);
}
