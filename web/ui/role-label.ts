import { type TextKey, text } from "../texts/text.ts";

const labels: Readonly<Record<string, TextKey>> = {
	cpo: "role.cpo",
	municipality: "role.municipality",
	admin: "role.admin",
	caseworker: "role.caseworker",
	rvb: "role.rvb",
	customer: "role.customer",
	guest: "role.guest",
	caseviewer: "role.caseviewer",
	developer: "role.developer",
};

/** Dutch name of a role; a role the product does not know is shown as it is. */
export function roleLabel(role: string): string {
	const key = labels[role];
	return key ? text(key) : role;
}

/** Names of several roles, each name once, with commas and "of" before the last. */
export function roleLabels(roles: readonly string[]): string {
	return new Intl.ListFormat("nl-NL", { type: "disjunction" }).format([...new Set(roles.map(roleLabel))]);
}
