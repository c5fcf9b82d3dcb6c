import { type Role, roleName, rolesOf } from "../../../engine/index.ts";
import { orText } from "./list-text.ts";

type OwnRoles = Parameters<typeof rolesOf>[0];

const byName = (own: OwnRoles): ReadonlyMap<string, Role> => new Map(rolesOf(own).map((role) => [role.role, role]));
let known = byName({});

/** From now on roles are named as this tenant's configuration names them. */
export function setRoleNames(own: OwnRoles): void {
	known = byName(own);
}

/** Dutch name of a role; unknown roles are shown as they are. */
export function roleLabel(role: string): string {
	return known.get(role)?.label ?? role;
}

/** Names of several roles without duplicates, separated by commas and "of". */
export function roleLabels(names: readonly string[]): string {
	return orText([...new Set(names.map(roleLabel))]);
}

/** The name of a role among others: if another role has the same name, with the word by which administrators give it. */
export function roleLabelApart(role: string): string {
	return roleName(role, [...known.values()]);
}

/**
 * Names of all roles that may do what the reader may not. Where a role without that right has the same name, as two
 * kinds of staff have, each is named distinctly.
 */
export function allowedRoleLabels(names: readonly string[]): string {
	const others = new Set([...known.values()].filter(({ role }) => !names.includes(role)).map(({ label }) => label));
	return orText([...new Set(names.map((role) => (others.has(roleLabel(role)) ? roleLabelApart(role) : roleLabel(role))))]);
}

/** The roles worth naming where the page says who edits or reads a step. */
export function namedRoles(names: readonly string[]): readonly string[] {
	return names.filter((name) => known.get(name)?.unnamed !== true);
}
