import { entriesSayWhere } from "../../engine/index.ts";
import { object, synced, uuid } from "../calls/schema-parts.ts";
import type { KeptEntryRow, KeptEntryUses } from "./kept-entry-store.ts";
import { keptListOf } from "./kept-list.ts";

const count = { type: "integer", minimum: 0 } as const;
const flag = { type: "boolean" } as const;

export const keptEntrySchema = {
	$id: "kept-entry",
	title: "KeptEntry",
	...object(
		{
			uuid,
			label: { type: "string" },
			enabled: { ...flag, description: "A disabled one stays on the records that have it and cannot be newly chosen." },
			request: { ...flag, description: "It may be given to requests; told of a list whose entries say so." },
			process: { ...flag, description: "It may be given to processes; told of a list whose entries say so." },
			deleted_at: { type: ["integer", "null"], description: "Milliseconds since 1970 (UTC); null unless it was removed." },
			synced,
			realisations: { ...count, description: "How many processes of the tenant have it; told to administrators alone." },
			requests: { ...count, description: "How many requests of the tenant have it, if any may; told to administrators alone." },
		},
		["uuid", "label", "enabled", "deleted_at", "synced"],
	),
} as const;

export type KeptEntryAnswer = ReturnType<typeof keptEntryAnswer>;

/** `uses`: null to omit the numbers. */
export function keptEntryAnswer(row: KeptEntryRow, uses: KeptEntryUses | null = { realisations: 0, requests: 0 }) {
	const { uuid, label, enabled, deleted_at, synced } = row;
	const { givenTo } = keptListOf(row.list);
	return {
		uuid,
		label,
		enabled: enabled === 1,
		...(entriesSayWhere(row.list) && { request: row.request === 1, process: row.process === 1 }),
		deleted_at,
		synced,
		...(uses !== null && { realisations: uses.realisations, ...(givenTo.request && { requests: uses.requests }) }),
	};
}
