import { compareLabels, type StakeholderCategory } from "../../../../engine/index.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import type { Stakeholder } from "../../../stakeholders/stakeholders.ts";
import type { ListEntry } from "../../../tenants/tenant-configuration.ts";

/** PIDs by name. Disabled ones are listed but cannot be chosen; removed ones only show where they were chosen before. */
export function pidChoices(pids: readonly ListEntry[] = []): readonly Choice[] {
	return pids
		.map(({ uuid, label, enabled, deleted_at }) => {
			const removed = (deleted_at ?? null) !== null;
			return { value: uuid, label, inactive: enabled === false || removed, listed: !removed };
		})
		.sort((one, other) => compareLabels(one.label, other.label));
}

/**
 * Stakeholders per category as choices, by name, disabled ones marked inactive. `named`: categories whose fields store the
 * name instead of the slug. Each category is computed once.
 */
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
				.sort((one, other) => compareLabels(one.label, other.label));
		known.set(category, found);
		return found;
	};
}
