import type { StakeholderCategory } from "../../../engine/index.ts";
import type { Choice } from "../../forms/form-environment.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";

const collator = new Intl.Collator("nl-NL");

/** Stakeholders as choices per category, by name, the disabled ones marked. `named`: categories whose fields hold the name instead of the slug. Computed once per list. */
export function stakeholderChoices(
	stakeholders: readonly Stakeholder[],
	named: readonly string[] = [],
): (category: StakeholderCategory) => readonly Choice[] {
	const known = new Map<StakeholderCategory, readonly Choice[]>();
	return (category) => {
		const found =
			known.get(category) ??
			stakeholders
				.filter((stakeholder) => stakeholder.category === category)
				.map(({ slug, name, enabled }) => ({ value: named.includes(category) ? name : slug, label: name, inactive: !enabled }))
				.sort((one, other) => collator.compare(one.label, other.label));
		known.set(category, found);
		return found;
	};
}
