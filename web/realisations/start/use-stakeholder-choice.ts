import { useState } from "react";
import { geographyCodeOf, type StakeholderCategory } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { defaultMunicipality, type Option, preselectedSlug } from "./stakeholder-options.ts";

/** Slug per category; "" if nothing is chosen. */
export type Choices = Readonly<Record<StakeholderCategory, string>>;

const nothing: Choices = { municipality: "", customer: "", cpo: "", gridoperator: "", contractor: "" };

/**
 * The chosen stakeholders. Fields that depend on the municipality follow it until the person chooses them; a required field
 * with a single option starts with it. `requestCode`: geography code of the request the process is for.
 */
export function useStakeholderChoice(
	options: Readonly<Record<StakeholderCategory, readonly Option[]>>,
	tenant: TenantConfiguration,
	requestCode?: string,
) {
	const [chosen, setChosen] = useState<Partial<Choices>>({});
	const { owner } = tenant.parties;
	const only = (name: StakeholderCategory) => (options[name].length === 1 ? (options[name][0]?.value ?? "") : "");
	const proposed =
		owner === "municipality"
			? defaultMunicipality(options.municipality, requestCode) || defaultMunicipality(options.municipality, tenant.municipalityDefault)
			: "";
	const owning = chosen[owner] ?? (proposed || only(owner));
	const code = geographyCodeOf(owner, owning);
	const choices: Choices = {
		...nothing,
		cpo: only("cpo"),
		gridoperator: preselectedSlug(options.gridoperator, tenant.gridOperatorsByMunicipalityCode, code),
		contractor: preselectedSlug(options.contractor, tenant.contractorsByMunicipalityCode, code),
		[owner]: owning,
		...chosen,
	};
	return {
		choices,
		code,
		dirty: Object.keys(chosen).length > 0,
		discard: () => setChosen({}),
		choose: (name: StakeholderCategory, slug: string) => setChosen({ ...chosen, [name]: slug }),
	};
}
