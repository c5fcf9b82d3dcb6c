import { entriesSayWhere, entryLabel, entryLabelProblem, type KeptList, keptListFull, repeatedLabels } from "../../engine/index.ts";
import { Problem, type ProblemError } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import type { KeptEntryRow } from "./kept-entry-store.ts";
import { keptListOf } from "./kept-list.ts";

/** An entry of a list that administrators maintain, as a client sends it. */
export interface SentEntry {
	readonly uuid: string;
	readonly label: string;
	readonly enabled: boolean;
	/** Anything but null removes it, for good. */
	readonly deleted_at?: number | null;
	/** Absent: unchanged, and true for a new entry. Only where entries specify the records that can have them. */
	readonly request?: boolean;
	readonly process?: boolean;
}

/** An entry as the save leaves it. */
interface PlannedEntry {
	readonly uuid: string;
	readonly label: string;
	readonly enabled: boolean;
	readonly request: boolean;
	readonly process: boolean;
	readonly removed: boolean;
}

/** The changes that a save writes. */
interface SavePlan {
	readonly added: readonly PlannedEntry[];
	readonly changed: readonly PlannedEntry[];
	/** Somebody else changed one of the entries since the list was read; nothing may then be written. */
	readonly stale: boolean;
}

interface SaveOrder {
	readonly list: KeptList;
	/** Path of the list in the body. */
	readonly path: string;
	readonly sent: readonly SentEntry[];
	readonly rows: readonly KeptEntryRow[];
	/** Newest `synced` of the list that the client has; without it every entry is written as sent. */
	readonly synced: number | undefined;
	readonly isUsed: (uuid: string) => boolean;
}

/**
 * Decides what saving a list writes. An entry that was not sent stays as it is, so that nobody's new entry is lost; an entry that differs
 * from the stored one, which somebody else has changed since, is a conflict. Throws with all problems of the entries.
 */
export function planSave({ list, path, sent: entries, rows, synced, isUsed }: SaveOrder): SavePlan {
	const byUuid = new Map(rows.map((row) => [row.uuid, row]));
	const labels = labelsAfter(rows, entries);
	const rules = { list, repeated: repeatedLabels(labels), full: keptListFull(labels.size, list), isUsed };
	const seen = new Set<string>();
	const errors: ProblemError[] = [];
	const added: PlannedEntry[] = [];
	const changed: PlannedEntry[] = [];
	let stale = false;
	for (const [index, sent] of entries.entries()) {
		const row = byUuid.get(sent.uuid);
		const entry = planned(list, sent, row);
		const refused = [
			...(seen.has(sent.uuid) ? [["uuid", recordTexts.entryTwice] as const] : []),
			...placesRefused(list, sent),
			...(isWritten(entry, row) ? entryRefused(rules, { sent, entry, row }) : []),
		];
		errors.push(...refused.map(([field, message]) => ({ path: `${path}.${index}.${field}`, message })));
		seen.add(sent.uuid);
		if (!isWritten(entry, row)) continue;
		if (row === undefined) added.push(entry);
		else changed.push(entry);
		stale ||= row !== undefined && (row.deleted_at !== null || (synced !== undefined && row.synced > synced));
	}
	const [first] = errors;
	// Somebody else's change may be the reason why an entry is refused, so the conflict is reported first.
	if (first !== undefined && !stale) throw new Problem("invalid", { message: first.message, errors });
	return { added, changed, stale };
}

/** The rules for each entry after the save. */
interface EntryRules extends Pick<SaveOrder, "list" | "isUsed"> {
	readonly repeated: ReturnType<typeof repeatedLabels>;
	/** Why there is no room for another; null when there is. */
	readonly full: string | null;
}

interface SentAndPlanned {
	readonly sent: SentEntry;
	readonly entry: PlannedEntry;
	/** Absent for a new entry. */
	readonly row: KeptEntryRow | undefined;
}

/** A field, and why it is refused. */
type Refusal = readonly [field: string, message: string];

/** False for an entry that is unchanged, or that was added and removed again before it was ever stored. */
function isWritten(entry: PlannedEntry, row: KeptEntryRow | undefined): boolean {
	return row === undefined ? !entry.removed : hasChanged(entry, row);
}

/** Only in some lists do entries specify the records that can have them. */
function placesRefused(list: KeptList, sent: SentEntry): readonly Refusal[] {
	if (entriesSayWhere(list)) return [];
	return (["request", "process"] as const)
		.filter((part) => sent[part] !== undefined)
		.map((part): Refusal => [part, recordTexts.entrySaysNoWhere]);
}

function entryRefused({ list, repeated, full, isUsed }: EntryRules, { sent, entry, row }: SentAndPlanned): readonly Refusal[] {
	if (entry.removed) return row !== undefined && isUsed(row.uuid) ? [["deleted_at", recordTexts.entryInUse(row.label)]] : [];
	const problem = row?.label === entry.label ? null : (entryLabelProblem(entry.label, list) ?? repeated(entry.label, entry.uuid));
	return [
		...(problem === null ? [] : [["label", problem] as const]),
		...(entry.request || entry.process ? [] : [["process", recordTexts.tagUsedNowhere(sent.label)] as const]),
		...(row === undefined && full !== null ? [["uuid", full] as const] : []),
	];
}

/** The entry after the save: the values that were sent, and the stored ones for the rest. */
function planned(list: KeptList, sent: SentEntry, row: KeptEntryRow | undefined): PlannedEntry {
	const { givenTo } = keptListOf(list);
	const was = row === undefined ? givenTo : { request: row.request === 1, realisation: row.process === 1 };
	const { request = was.request, process = was.realisation } = entriesSayWhere(list) ? sent : {};
	const removed = (sent.deleted_at ?? null) !== null;
	// A removed entry keeps its former label.
	const label = removed && row !== undefined ? row.label : entryLabel(sent.label);
	return { uuid: sent.uuid, label, enabled: sent.enabled, request, process, removed };
}

/** The labels after the save, by uuid; removed entries have none. */
function labelsAfter(rows: readonly KeptEntryRow[], sent: readonly SentEntry[]): ReadonlyMap<string, string> {
	const labels = new Map(rows.flatMap(({ uuid, label, deleted_at }) => (deleted_at === null ? [[uuid, label]] : [])));
	for (const { uuid, label, deleted_at } of sent) {
		if ((deleted_at ?? null) === null) labels.set(uuid, entryLabel(label));
		else labels.delete(uuid);
	}
	return labels;
}

function hasChanged(entry: PlannedEntry, row: KeptEntryRow): boolean {
	if (entry.removed) return row.deleted_at === null;
	return (
		row.deleted_at !== null ||
		entry.label !== row.label ||
		entry.enabled !== (row.enabled === 1) ||
		entry.request !== (row.request === 1) ||
		entry.process !== (row.process === 1)
	);
}
