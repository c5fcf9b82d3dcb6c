import { codeOf, compareLabels, geographyCodeOf, type StakeholderCategory } from "../../../engine/index.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import type { MunicipalityOption } from "../../tenants/tenant-configuration.ts";

export interface Option {
	/** Slug. */
	readonly value: string;
	readonly label: string;
}

/** The enabled stakeholders of a category, by name. */
export function optionsOf(stakeholders: readonly Stakeholder[], category: StakeholderCategory): readonly Option[] {
	return stakeholders
		.filter((stakeholder) => stakeholder.category === category && stakeholder.enabled)
		.map((stakeholder) => ({ value: stakeholder.slug, label: stakeholder.name }))
		.sort((one, other) => compareLabels(one.label, other.label));
}

/**
 * The municipalities in which a new process may be started: enabled in the tenant's list, within the person's codes, and
 * known as a stakeholder.
 */
export function municipalityOptions(
	stakeholders: readonly Stakeholder[],
	listed: readonly MunicipalityOption[],
	codes: "*" | readonly string[],
): readonly Option[] {
	const offered = offeredMunicipalities(listed, codes);
	return optionsOf(stakeholders, "municipality").filter((option) => offered.has(codeOf(option.value)));
}

/** Codes of the municipalities in the tenant's list that are enabled and within the person's codes. */
export function offeredMunicipalities(listed: readonly MunicipalityOption[], codes: "*" | readonly string[]): ReadonlySet<string> {
	return new Set(
		listed.filter((option) => !option.disabled && (codes === "*" || codes.includes(option.value))).map((option) => option.value),
	);
}

/** The possible owners of a process in a category other than municipality, within the person's codes. */
export function ownerOptions(
	stakeholders: readonly Stakeholder[],
	category: StakeholderCategory,
	codes: "*" | readonly string[],
): readonly Option[] {
	return optionsOf(stakeholders, category).filter(({ value }) => codes === "*" || codes.includes(geographyCodeOf(category, value)));
}

/** The slug that a table has for a municipality if it is among the options; otherwise "". */
export function preselectedSlug(options: readonly Option[], table: Readonly<Record<string, string>> | undefined, code: string): string {
	const slug = table?.[code];
	return options.some((option) => option.value === slug) ? (slug ?? "") : "";
}

/** The slug of the default municipality if it is among the options; otherwise "". */
export function defaultMunicipality(municipalities: readonly Option[], code: string | undefined): string {
	return municipalities.find((option) => codeOf(option.value) === code)?.value ?? "";
}
