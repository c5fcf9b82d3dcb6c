import { object, synced, uuid } from "../plugins/schema-parts.ts";
import type { TagRow, TagUses } from "./tag-store.ts";

const count = { type: "integer", minimum: 0 } as const;
const flag = { type: "boolean" } as const;

export const tagSchema = {
	$id: "tag",
	title: "Tag",
	...object(
		{
			uuid,
			label: { type: "string" },
			enabled: { ...flag, description: "A disabled one stays on the records that have it and cannot be newly chosen." },
			request: { ...flag, description: "It may be given to requests." },
			process: { ...flag, description: "It may be given to processes." },
			deleted_at: { type: ["integer", "null"], description: "Milliseconds since 1970 (UTC); null unless it was removed." },
			synced,
			realisations: { ...count, description: "How many processes of the tenant have it; told to administrators alone." },
			requests: { ...count, description: "How many requests of the tenant have it; told to administrators alone." },
		},
		["uuid", "label", "enabled", "request", "process", "deleted_at", "synced"],
	),
} as const;

export type TagAnswer = ReturnType<typeof tagAnswer>;

/** `uses` null: without numbers. */
export function tagAnswer(row: TagRow, uses: TagUses | null = { realisations: 0, requests: 0 }) {
	const { uuid, label, enabled, request, process, deleted_at, synced } = row;
	return { uuid, label, enabled: enabled === 1, request: request === 1, process: process === 1, deleted_at, synced, ...uses };
}
