import { entryLabel, entryLabelProblem, entryLabelTaken, type KeptList } from "../../engine/index.ts";
import type { TagEntry } from "../tenants/tenant-configuration.ts";

/** What an administrator sets of an entry. */
export interface EntryFields {
	readonly label: string;
	readonly enabled: boolean;
	/** Of a tag: where it may be chosen. */
	readonly request: boolean;
	readonly process: boolean;
	readonly removed: boolean;
}

/** Fields that somebody changed, with what they were when the change began. */
interface Edit {
	readonly before: EntryFields;
	readonly now: EntryFields;
}

/** Everything that is not stored yet. */
export interface Edits {
	/** New entries, the latest first. */
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
	/** Stored label, for names that should not change at every letter. */
	readonly name: string;
	readonly requests: number;
	readonly realisations: number;
	/** As it is stored now, when somebody else changed what is being changed here. */
	readonly theirs: EntryFields | null;
}

const collator = new Intl.Collator("nl-NL", { numeric: true });

export function fieldsOf({ label, enabled = true, request = true, process = true, deleted_at = null }: TagEntry): EntryFields {
	return { label, enabled, request, process, removed: deleted_at !== null };
}

/** New entries first, then those that are stored, by label. */
export function viewsOf(entries: readonly TagEntry[], { fresh, changed }: Edits): readonly EntryView[] {
	const stored = entries
		.flatMap((entry): EntryView[] => {
			const { uuid, label: name, requests = 0, realisations = 0 } = entry;
			const edit = changed.get(uuid);
			const fields = fieldsOf(entry);
			if (edit === undefined && fields.removed) return [];
			const theirs = edit === undefined || sameFields(edit.before, fields) ? null : fields;
			return [{ uuid, fields: edit?.now ?? fields, isNew: false, name, requests, realisations, theirs }];
		})
		.sort((one, other) => collator.compare(one.name, other.name));
	return [
		...fresh.map(({ uuid, fields }) => ({ uuid, fields, isNew: true, name: fields.label, requests: 0, realisations: 0, theirs: null })),
		...stored,
	];
}

export function addEntry(edits: Edits, uuid: string, label: string): Edits {
	const fields = { label: entryLabel(label), enabled: true, request: true, process: true, removed: false };
	return { ...edits, fresh: [{ uuid, fields }, ...edits.fresh] };
}

/** A change back to what is stored is no change; a new entry that is removed is gone. */
export function editEntry(edits: Edits, entries: readonly TagEntry[], uuid: string, part: Partial<EntryFields>): Edits {
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

/** After a conflict: the changes stand on the list as it is now. Those that somebody else made alike are done. */
export function rebased(edits: Edits, entries: readonly TagEntry[]): Edits {
	const stored = new Map(entries.map((entry) => [entry.uuid, fieldsOf(entry)]));
	const changed = new Map([...edits.changed].filter(([uuid, { now }]) => !sameFields(now, stored.get(uuid) ?? now)));
	return { ...edits, changed, since: changed.size === 0 ? null : newestOf(entries) };
}

/** What is left once `sent` is stored: entries that were added meanwhile. Those that are stored could not be changed while it went. */
export function addedSince(edits: Edits, sent: Edits): Edits {
	const stored = new Set(sent.fresh.map(({ uuid }) => uuid));
	return { ...noEdits, fresh: edits.fresh.filter(({ uuid }) => !stored.has(uuid)) };
}

export function countEdits({ fresh, changed }: Edits): number {
	return fresh.length + changed.size;
}

/** What is wrong with the labels, by uuid. An entry that is to be removed may be called anything. */
export function labelProblems(entries: readonly TagEntry[], edits: Edits, list: KeptList): ReadonlyMap<string, string> {
	const views = viewsOf(entries, edits);
	return new Map(
		views.flatMap(({ uuid, fields, isNew, name }): [string, string][] => {
			if (fields.removed || (!isNew && fields.label === name)) return [];
			const label = entryLabel(fields.label);
			const others = views.flatMap((other) => (other.uuid === uuid || other.fields.removed ? [] : [other.fields.label]));
			const problem = entryLabelProblem(label, list) ?? entryLabelTaken(label, others);
			return problem === null ? [] : [[uuid, problem]];
		}),
	);
}

/** Only what changed goes to the server: what a colleague added or changed elsewhere in the list is left alone. */
export function entriesToSend({ fresh, changed }: Edits): readonly ({ readonly uuid: string } & EntryFields)[] {
	return [
		...[...fresh].reverse().map(({ uuid, fields }) => ({ uuid, ...fields })),
		...[...changed].map(([uuid, { now }]) => ({ uuid, ...now })),
	];
}

export function newestOf(entries: readonly TagEntry[]): number {
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
