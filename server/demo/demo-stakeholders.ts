import type { StakeholderCategory } from "../../engine/index.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The customer of the code where processes belong to customers; else the municipality, the grid operator and the contractor that belong to the code, and any of the operators. */
export function demoStakeholders(
	tenant: Tenant,
	code: string,
	random: SeededRandom,
): Readonly<Partial<Record<StakeholderCategory, string>>> {
	const { stakeholders = [], contractorsByMunicipalityCode = {}, gridOperatorsByMunicipalityCode = {} } = tenant.definition;
	const active = stakeholders.filter(({ enabled }) => enabled !== false);
	const anyOf = (category: StakeholderCategory): string | undefined => {
		const slugs = active.filter((stakeholder) => stakeholder.category === category).map(({ slug }) => slug);
		return slugs.length > 0 ? random.pick(slugs) : undefined;
	};
	const paths = tenant.flow.definition.bindings.stakeholders;
	const municipality = active.find(({ category, slug }) => category === "municipality" && slug.endsWith(code))?.slug;
	const customer = active.find(({ category, slug }) => category === "customer" && slug === `customer|${code}`)?.slug;
	const chosen: Readonly<Partial<Record<StakeholderCategory, string | undefined>>> = {
		municipality,
		cpo: anyOf("cpo"),
		gridoperator: (gridOperatorsByMunicipalityCode as Readonly<Record<string, string>>)[code] ?? anyOf("gridoperator"),
		contractor: (contractorsByMunicipalityCode as Readonly<Record<string, string>>)[code] ?? anyOf("contractor"),
	};
	return Object.fromEntries(
		Object.entries({ ...chosen, customer }).filter(([category, slug]) => slug !== undefined && Object.hasOwn(paths, category)),
	);
}
