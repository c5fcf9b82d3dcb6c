import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/** What is wrong with lists whose entries name entries of other lists, and with the tenant's sign-in address. */
export function checkEntries(tenant: TenantDefinition): readonly Finding[] {
	const codes = (tenant.municipalityOptions ?? []).map(({ value }) => value);
	const parties = (tenant.stakeholders ?? []).map(({ slug }) => slug);
	const byCode = (name: "gridOperatorsByMunicipalityCode" | "contractorsByMunicipalityCode") =>
		Object.entries(tenant[name] ?? {}).flatMap(([code, slug]) => named(slug, parties, [name, code], "stakeholder"));
	const emails = (tenant.demo?.accounts ?? []).map(({ email }) => email.toLowerCase());
	return [
		...(codes.length === 0 ? [] : named(tenant.municipalityDefault, codes, ["municipalityDefault"], "municipality")),
		...byCode("gridOperatorsByMunicipalityCode"),
		...byCode("contractorsByMunicipalityCode"),
		...(tenant.stakeholders ?? []).flatMap(({ slug, category }, index) =>
			slug.startsWith(`${category}|`)
				? []
				: [
						errorAt(
							"stakeholder-category",
							{ path: ["stakeholders", index, "slug"] },
							{
								message: `"${slug}" is not of the category "${category}".`,
								remedy: `A slug is its category, "|" and a name: "${category}|…".`,
							},
						),
					],
		),
		...emails.flatMap((email, index) =>
			emails.indexOf(email) === index
				? []
				: [
						errorAt(
							"duplicate-value",
							{ path: ["demo", "accounts", index, "email"] },
							{ message: `"${email}" is in the list already.`, remedy: "Keep one of them." },
						),
					],
		),
	];
}

function named(asked: string | undefined, known: readonly string[], path: JsonPath, noun: string): readonly Finding[] {
	if (asked === undefined || known.includes(asked)) return [];
	return [
		errorAt(
			noun === "municipality" ? "unknown-municipality" : "unknown-stakeholder",
			{ path },
			{
				message: `The tenant has no ${noun} "${asked}".`,
				remedy: `Add it to "${noun === "municipality" ? "municipalityOptions" : "stakeholders"}", or name one that is there.`,
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}
