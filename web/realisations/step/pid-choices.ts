import type { Choice } from "../../forms/form-environment.ts";
import type { ListEntry } from "../../tenants/tenant-configuration.ts";

const collator = new Intl.Collator("nl-NL", { numeric: true });

/** PIDs by name. One that is switched off stands in the list, disabled; one that was removed is only shown where it was chosen. */
export function pidChoices(pids: readonly ListEntry[] = []): readonly Choice[] {
	return pids
		.map(({ uuid, label, enabled, deleted_at }) => {
			const removed = (deleted_at ?? null) !== null;
			return { value: uuid, label, inactive: enabled === false || removed, listed: !removed };
		})
		.sort((one, other) => collator.compare(one.label, other.label));
}
