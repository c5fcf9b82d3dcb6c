import { compareLabels, entryLabel, entryLabelProblem, type KeptList, keptListFull, repeatedLabels } from "../../engine/index.ts";
import type { ListEntry } from "../tenants/tenant-configuration.ts";

/** The properties of an entry that an administrator sets. */
export interface EntryFields {
	readonly label: string;
	readonly enabled: boolean;
	/** Tags only: where the tag can be chosen. */
	readonly request: boolean;
	readonly process: boolean;
	readonly removed: boolean;
}

/** Changed fields, with their values when the change began. */
interface Edit {
	readonly before: EntryFields;
	readonly now: EntryFields;
}

/** All changes that are not stored yet. */
export interface Edits {
	/** New entries, latest first. */
	readonly fresh: readonly { readonly uuid: string; readonly fields: EntryFields }[];
	/** By uuid. */
	readonly changed: ReadonlyMap<string, Edit>;
	/** Newest `synced` of the list when the first change was made; null without changes. */
	readonly since: number | null;
}

export const noEdits: Edits = { fresh: [], changed: new Map(), since: null };

/** One entry as the page draws it. */
export interface EntryView {
	readonly uuid: string;
	readonly fields: EntryFields;
	readonly isNew: boolean;
	/** The stored label, for accessible names that shouldn't change with every keystroke. */
	readonly name: string;
	readonly requests: number;
	readonly realisations: number;
	/** The stored fields, if somebody else changed what is being changed here. */
	readonly theirs: EntryFields | null;
}

function fieldsOf({ label, enabled = true, request = true, process = true, deleted_at = null }: ListEntry): EntryFields {
	return { label, enabled, request, process, removed: deleted_at !== null };
}

/** New entries first, then stored ones by label. */
export function viewsOf(entries: readonly ListEntry[], { fresh, changed }: Edits): readonly EntryView[] {
	const stored = entries
		.flatMap((entry): EntryView[] => {
			const { uuid, label: name, requests = 0, realisations = 0 } = entry;
			const edit = changed.get(uuid);
			const fields = fieldsOf(entry);
			if (edit === undefined && fields.removed) return [];
			const theirs = edit === undefined || sameFields(edit.before, fields) ? null : fields;
			return [{ uuid, fields: edit?.now ?? fields, isNew: false, name, requests, realisations, theirs }];
		})
		.sort((one, other) => compareLabels(one.name, other.name));
	return [
		...fresh.map(({ uuid, fields }) => ({ uuid, fields, isNew: true, name: fields.label, requests: 0, realisations: 0, theirs: null })),
		...stored,
	];
}

export function addEntry(edits: Edits, uuid: string, label: string): Edits {
	const fields = { label: entryLabel(label), enabled: true, request: true, process: true, removed: false };
	return { ...edits, fresh: [{ uuid, fields }, ...edits.fresh] };
}

/** Changing a field back to its stored value removes the edit; removing a new entry discards it. */
export function editEntry(edits: Edits, entries: readonly ListEntry[], uuid: string, part: Partial<EntryFields>): Edits {
	const added = edits.fresh.find((entry) => entry.uuid === uuid);
	if (added !== undefined) {
		const fields = { ...added.fields, ...part };
		const fresh = edits.fresh.map((entry) => (entry === added ? { uuid, fields } : entry));
		return { ...edits, fresh: fields.removed ? fresh.filter((entry) => entry.uuid !== uuid) : fresh };
	}
	const stored = entries.find((entry) => entry.uuid === uuid);
	if (stored === undefined) return edits;
	const before = edits.changed.get(uuid)?.before ?? fieldsOf(stored);
	const now = { ...(edits.changed.get(uuid)?.now ?? before), ...part };
	const changed = new Map(edits.changed).set(uuid, { before, now });
	if (sameFields(now, fieldsOf(stored))) changed.delete(uuid);
	return { ...edits, changed, since: changed.size === 0 ? null : (edits.since ?? newestOf(entries)) };
}

/** After a conflict: reapplies the edits to the current list, dropping those that somebody else made identically. */
export function rebased(edits: Edits, entries: readonly ListEntry[]): Edits {
	const stored = new Map(entries.map((entry) => [entry.uuid, fieldsOf(entry)]));
	const changed = new Map([...edits.changed].filter(([uuid, { now }]) => !sameFields(now, stored.get(uuid) ?? now)));
	return { ...edits, changed, since: changed.size === 0 ? null : newestOf(entries) };
}

/**
 * What remains after `sent` was stored: entries added in the meantime. Stored entries can't be edited during a save.
 */
export function addedSince(edits: Edits, sent: Edits): Edits {
	const stored = new Set(sent.fresh.map(({ uuid }) => uuid));
	return { ...noEdits, fresh: edits.fresh.filter(({ uuid }) => !stored.has(uuid)) };
}

export function countEdits({ fresh, changed }: Edits): number {
	return fresh.length + changed.size;
}

/** What is wrong with the label of an entry that is to be added, in words; null when nothing is. */
export function newLabelProblem(entries: readonly ListEntry[], edits: Edits, list: KeptList, label: string): string | null {
	const uuid = "new";
	return labelProblems(entries, addEntry(edits, uuid, label), list).get(uuid) ?? null;
}

/** Problems with labels, by uuid. An entry to be removed may have any label. */
export function labelProblems(entries: readonly ListEntry[], edits: Edits, list: KeptList): ReadonlyMap<string, string> {
	const views = viewsOf(entries, edits);
	const present = views.filter(({ fields }) => !fields.removed);
	const repeated = repeatedLabels(new Map(present.map(({ uuid, fields }) => [uuid, fields.label])));
	const full = keptListFull(present.length, list);
	return new Map(
		views.flatMap(({ uuid, fields, isNew, name }): [string, string][] => {
			if (fields.removed || (!isNew && fields.label === name)) return [];
			const label = entryLabel(fields.label);
			const problem = entryLabelProblem(label, list) ?? repeated(label, uuid) ?? (isNew ? full : null);
			return problem === null ? [] : [[uuid, problem]];
		}),
	);
}

/** Only changed entries are sent, so a colleague's changes elsewhere in the list are preserved. */
export function entriesToSend({ fresh, changed }: Edits): readonly ({ readonly uuid: string } & EntryFields)[] {
	return [
		...[...fresh].reverse().map(({ uuid, fields }) => ({ uuid, ...fields })),
		...[...changed].map(([uuid, { now }]) => ({ uuid, ...now })),
	];
}

export function newestOf(entries: readonly ListEntry[]): number {
	return Math.max(0, ...entries.map(({ synced = 0 }) => synced));
}

function sameFields(one: EntryFields, other: EntryFields): boolean {
	return (
		one.label === other.label &&
		one.enabled === other.enabled &&
		one.request === other.request &&
		one.process === other.process &&
		one.removed === other.removed
	);
}
