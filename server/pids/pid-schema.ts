import { object, synced, uuid } from "../plugins/schema-parts.ts";
import type { PidRow } from "./pid-store.ts";

export const pidSchema = {
	$id: "pid",
	title: "Pid",
	...object(
		{
			uuid,
			label: { type: "string" },
			enabled: { type: "boolean", description: "A disabled one stays on the processes that have it and cannot be newly chosen." },
			deleted_at: { type: ["integer", "null"], description: "Milliseconds since 1970 (UTC); null unless it was removed." },
			synced,
			realisations: { type: "integer", minimum: 0, description: "How many processes of the tenant have it; told to administrators alone." },
		},
		["uuid", "label", "enabled", "deleted_at", "synced"],
	),
} as const;

export type PidAnswer = ReturnType<typeof pidAnswer>;

/** `realisations` null: without the number. */
export function pidAnswer({ uuid, label, enabled, deleted_at, synced }: PidRow, realisations: number | null = 0) {
	return { uuid, label, enabled: enabled === 1, deleted_at, synced, ...(realisations === null ? {} : { realisations }) };
}
