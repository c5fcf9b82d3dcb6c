import { compareLabels } from "../../engine/index.ts";
import type { ListEntry } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";

/** What can have tags. */
export type TaggedEntity = "request" | "realisation";

export interface TagChoice {
	readonly uuid: string;
	readonly label: string;
	/** On the record, but can't be chosen again once removed. */
	readonly inactive: boolean;
}

const byLabel = (one: { readonly label: string }, other: { readonly label: string }) => compareLabels(one.label, other.label);

/** Tags to choose from, by label, for a record with the tags `present`: those in use for such records, and its own. */
export function tagChoices(tags: readonly ListEntry[], entity: TaggedEntity, present: readonly string[]): readonly TagChoice[] {
	const chosen = new Set(present);
	const known = tags.filter((tag) => chosen.has(tag.uuid) || isUsable(tag, entity));
	const unknown = present.filter((uuid) => !tags.some((tag) => tag.uuid === uuid));
	return [
		...known.map((tag) => ({ uuid: tag.uuid, label: tag.label, inactive: !isUsable(tag, entity) })),
		...unknown.map((uuid) => ({ uuid, label: text("tags.unknown"), inactive: true })),
	].sort(byLabel);
}

/** Labels of a record's tags, sorted, including tags no longer in use. */
export function tagLabels(
	tags: readonly ListEntry[],
	present: readonly string[],
): readonly { readonly uuid: string; readonly label: string }[] {
	const labels = new Map(tags.map(({ uuid, label }) => [uuid, label]));
	return present.map((uuid) => ({ uuid, label: labels.get(uuid) ?? text("tags.unknown") })).sort(byLabel);
}

function isUsable({ enabled, deleted_at, request, process }: ListEntry, entity: TaggedEntity): boolean {
	if (enabled === false || (deleted_at ?? null) !== null) return false;
	return (entity === "request" ? request : process) !== false;
}
