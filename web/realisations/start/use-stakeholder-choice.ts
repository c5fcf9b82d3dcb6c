import { useState } from "react";
import { codeOf } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { defaultIn, type Option, preselected } from "./stakeholder-options.ts";

export type ChoiceName = "municipality" | "cpo" | "gridoperator" | "contractor";
export type Choices = Readonly<Record<ChoiceName, string>>;

const nothing: Choices = { municipality: "", cpo: "", gridoperator: "", contractor: "" };

/**
 * Slugs as chosen. What follows from the municipality is filled in with it, until the person chooses
 * that field themselves; a category with one possible choice starts with it when it is required.
 */
export function useStakeholderChoice(options: Readonly<Record<ChoiceName, readonly Option[]>>, tenant: TenantConfiguration) {
	const [chosen, setChosen] = useState<Partial<Choices>>({});
	const only = (name: ChoiceName) => (options[name].length === 1 ? (options[name][0]?.value ?? "") : "");
	const municipality = chosen.municipality ?? (defaultIn(options.municipality, tenant.municipalityDefault) || only("municipality"));
	const code = codeOf(municipality);
	const choices: Choices = {
		...nothing,
		municipality,
		cpo: only("cpo"),
		gridoperator: preselected(options.gridoperator, tenant.gridOperatorsByMunicipalityCode, code),
		contractor: preselected(options.contractor, tenant.contractorsByMunicipalityCode, code),
		...chosen,
	};
	return {
		choices,
		code,
		dirty: Object.keys(chosen).length > 0,
		discard: () => setChosen({}),
		choose: (name: ChoiceName, slug: string) => setChosen({ ...chosen, [name]: slug }),
	};
}
