import { codeOf, geographyCodeOf, type StakeholderCategory } from "../../../engine/index.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import type { MunicipalityOption } from "../../tenants/tenant-configuration.ts";

export interface Option {
	/** Slug. */
	readonly value: string;
	readonly label: string;
}

const collator = new Intl.Collator("nl-NL");

/** Those of a category that can be newly chosen, by name. */
export function optionsOf(stakeholders: readonly Stakeholder[], category: StakeholderCategory): readonly Option[] {
	return stakeholders
		.filter((stakeholder) => stakeholder.category === category && stakeholder.enabled)
		.map((stakeholder) => ({ value: stakeholder.slug, label: stakeholder.name }))
		.sort((one, other) => collator.compare(one.label, other.label));
}

/**
 * Municipalities a new process may be started in: on the tenant's list, not disabled there, within the
 * person's codes, and known as a stakeholder.
 */
export function municipalityOptions(
	stakeholders: readonly Stakeholder[],
	listed: readonly MunicipalityOption[],
	codes: "*" | readonly string[],
): readonly Option[] {
	const offered = new Set(
		listed.filter((option) => !option.disabled && (codes === "*" || codes.includes(option.value))).map((option) => option.value),
	);
	return optionsOf(stakeholders, "municipality").filter((option) => offered.has(codeOf(option.value)));
}

/** Those whose process it may be, other than municipalities, within the person's codes. */
export function ownerOptions(
	stakeholders: readonly Stakeholder[],
	category: StakeholderCategory,
	codes: "*" | readonly string[],
): readonly Option[] {
	return optionsOf(stakeholders, category).filter(({ value }) => codes === "*" || codes.includes(geographyCodeOf(category, value)));
}

/** The slug a table gives for a municipality, when that stakeholder can be chosen; else "". */
export function preselected(options: readonly Option[], table: Readonly<Record<string, string>> | undefined, code: string): string {
	const slug = table?.[code];
	return options.some((option) => option.value === slug) ? (slug ?? "") : "";
}

/** Slug of the municipality that a new process starts with, when it can be chosen; else "". */
export function defaultIn(municipalities: readonly Option[], code: string | undefined): string {
	return municipalities.find((option) => codeOf(option.value) === code)?.value ?? "";
}
