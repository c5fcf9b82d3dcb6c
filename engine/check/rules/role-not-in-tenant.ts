import { adviseOneOf } from "../../definition/advise-one-of.ts";
import { type JsonPath, rolesOf } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import type { Rule } from "../model/rule.ts";
import type { StepEntry } from "../places/entries.ts";
import { errorAt, type Place, placeInSection } from "../places/finding.ts";

export const roleNotInTenant: Rule = {
	code: "role-not-in-tenant",
	description: "A role without any right in the tenant is useless: people with it can't even reach the step.",
	check: ({ tenant, steps }) => {
		if (tenant === undefined) return [];
		// A role that nobody knows is reported when the file is read.
		const named = new Set(rolesOf(tenant).map(({ role }) => role));
		const known = [...new Set(Object.values(tenant.access).flat())];
		return steps.flatMap(namedRoles).flatMap(({ role, place }) =>
			known.some((one) => one === role) || !named.has(role)
				? []
				: errorAt("role-not-in-tenant", place, {
						message: `The tenant gives the role "${role}" no right.`,
						remedy: adviseOneOf(known, 'or give it a right in "access" of tenant.json'),
						didYouMean: () => nearestName(role, known),
					}),
		);
	},
};

interface NamedRole {
	readonly role: string;
	readonly place: Place;
}

function namedRoles({ step, path, sections }: StepEntry): readonly NamedRole[] {
	const list = (roles: readonly string[] | undefined, place: (index: number) => Place): readonly NamedRole[] =>
		(roles ?? []).map((role, index) => ({ role, place: place(index) }));
	const at =
		(...inside: JsonPath) =>
		(index: number): Place => ({ path: [...path, ...inside, index] });
	return [
		...list(step.access.read, at("access", "read")),
		...list(step.access.edit, at("access", "edit")),
		...sections.flatMap((entry) => [
			...list(entry.section.roles, (index) => placeInSection(entry, ["roles", index])),
			...Object.entries(entry.section.fields ?? {}).flatMap(([field, rule]) =>
				list(rule.editRoles, (index) => placeInSection(entry, ["fields", field, "editRoles", index])),
			),
		]),
	];
}
