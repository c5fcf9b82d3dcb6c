import type { TagEntry } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";

/** What can have tags. */
export type TaggedEntity = "request" | "realisation";

export interface TagChoice {
	readonly uuid: string;
	readonly label: string;
	/** On the record, and not to be chosen any more once it is taken away. */
	readonly inactive: boolean;
}

const collator = new Intl.Collator("nl-NL", { numeric: true });
const byLabel = (one: { readonly label: string }, other: { readonly label: string }) => collator.compare(one.label, other.label);

/** Tags to choose from for a record that has `present`: those in use for such records, and what it has already. By label. */
export function tagChoices(tags: readonly TagEntry[], entity: TaggedEntity, present: readonly string[]): readonly TagChoice[] {
	const chosen = new Set(present);
	const known = tags.filter((tag) => chosen.has(tag.uuid) || isUsable(tag, entity));
	const unknown = present.filter((uuid) => !tags.some((tag) => tag.uuid === uuid));
	return [
		...known.map((tag) => ({ uuid: tag.uuid, label: tag.label, inactive: !isUsable(tag, entity) })),
		...unknown.map((uuid) => ({ uuid, label: text("tags.unknown"), inactive: true })),
	].sort(byLabel);
}

/** Labels of a record's tags, sorted. Whether a tag is still in use does not matter: the record has it. */
export function tagLabels(
	tags: readonly TagEntry[],
	present: readonly string[],
): readonly { readonly uuid: string; readonly label: string }[] {
	const labels = new Map(tags.map(({ uuid, label }) => [uuid, label]));
	return present.map((uuid) => ({ uuid, label: labels.get(uuid) ?? text("tags.unknown") })).sort(byLabel);
}

function isUsable({ enabled, deleted_at, request, process }: TagEntry, entity: TaggedEntity): boolean {
	if (enabled === false || (deleted_at ?? null) !== null) return false;
	return (entity === "request" ? request : process) !== false;
}
