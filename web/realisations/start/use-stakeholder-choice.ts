import { useState } from "react";
import { geographyCodeOf, type StakeholderCategory } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { defaultIn, type Option, preselected } from "./stakeholder-options.ts";

/** Slug per category; "" for one that is not chosen. */
export type Choices = Readonly<Record<StakeholderCategory, string>>;

const nothing: Choices = { municipality: "", customer: "", cpo: "", gridoperator: "", contractor: "" };

/**
 * Slugs as chosen. What follows from the municipality is filled in with it, until the person chooses
 * that field themselves; a category with one possible choice starts with it when it is required. `requestCode`: the
 * geography code of the request the process is for.
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
			? defaultIn(options.municipality, requestCode) || defaultIn(options.municipality, tenant.municipalityDefault)
			: "";
	const owning = chosen[owner] ?? (proposed || only(owner));
	const code = geographyCodeOf(owner, owning);
	const choices: Choices = {
		...nothing,
		cpo: only("cpo"),
		gridoperator: preselected(options.gridoperator, tenant.gridOperatorsByMunicipalityCode, code),
		contractor: preselected(options.contractor, tenant.contractorsByMunicipalityCode, code),
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
