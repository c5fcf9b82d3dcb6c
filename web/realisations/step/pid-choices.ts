import type { Choice } from "../../forms/form-environment.ts";
import type { ListEntry } from "../../tenants/tenant-configuration.ts";

const collator = new Intl.Collator("nl-NL", { numeric: true });

/** PIDs by name. One that is switched off or removed is only shown where it was chosen. */
export function pidChoices(pids: readonly ListEntry[] = []): readonly Choice[] {
	return pids
		.map(({ uuid, label, enabled, deleted_at }) => ({ value: uuid, label, inactive: enabled === false || (deleted_at ?? null) !== null }))
		.sort((one, other) => collator.compare(one.label, other.label));
}
