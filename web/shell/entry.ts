import { comparableText } from "../../engine/index.ts";

export type EntryKind = "recent" | "actions" | "processes" | "requests" | "locations" | "views" | "pages" | "manuals";

/** One thing that the palette offers. */
export interface Entry {
	/** Identifies the same thing at another moment: the person's use of it is counted by this. */
	readonly id: string;
	readonly kind: EntryKind;
	readonly label: string;
	readonly description?: string | undefined;
	/** Other words by which it is found. */
	readonly words?: string | undefined;
	/** Key that does the same. */
	readonly key?: string | null | undefined;
	/** Why it can't be done; shown only if somebody types its name. */
	readonly refused?: string | undefined;
	/** Found by the server, by more than the texts here. */
	readonly found?: true;
	readonly run: () => void;
}

/** How well the entry matches the typed text; 0: not at all. */
function fitOf({ kind, label, words = "", found }: Entry, typed: string): number {
	const asked = comparableText(typed).trim();
	const name = comparableText(label);
	// People say the number of a process without its zeros. A location with the same digits in its code is meant less often.
	if (kind === "processes" && /\d$/.test(asked) && `-${withoutZeros(name)}`.endsWith(`-${withoutZeros(asked)}`)) return 6;
	// A whole reference, or its end as people say it, can only mean this entry.
	if (found && (name === asked || name.startsWith(`${asked} `) || name.split(/[\s-]/).includes(asked))) return 5;
	if (name.startsWith(asked)) return 4;
	const all = `${name} ${comparableText(words)}`;
	const parts = asked.split(/\s+/);
	const begins = (part: string) => all.split(/[\s'(-]+/).some((word) => word.startsWith(part));
	if (parts.every(begins)) return 3;
	if (parts.every((part) => all.includes(part))) return 2;
	return found ? 1 : 0;
}

const withoutZeros = (reference: string) => reference.replace(/(^|-)0+(?=\d)/g, "$1");

export interface EntryGroup {
	readonly kind: EntryKind;
	readonly entries: readonly Entry[];
}

/** The most entries of a kind that are shown: beyond these, typing on is quicker than reading. */
const mostOfKind = 6;

/**
 * The entries to show, best first: by how well they match, then by own use, with refused ones last. Groups are in the
 * order of their best entry. Without typed text: in the given order, without refused ones.
 */
export function ranked(entries: readonly Entry[], typed: string, useOf: (id: string) => number): readonly EntryGroup[] {
	const any = typed.trim() !== "";
	const fitting = entries
		.map((entry, place) => ({ entry, place, fit: any ? fitOf(entry, typed) : 1, use: useOf(entry.id) }))
		.filter(({ entry, fit }) => fit > 0 && (any || entry.refused === undefined))
		.sort(
			(one, other) =>
				Number(one.entry.refused !== undefined) - Number(other.entry.refused !== undefined) ||
				other.fit - one.fit ||
				(any ? other.use - one.use : 0) ||
				one.place - other.place,
		);
	const kinds = [...new Set(fitting.map(({ entry }) => entry.kind))];
	return kinds.map((kind) => ({
		kind,
		entries: fitting.flatMap(({ entry }) => (entry.kind === kind ? [entry] : [])).slice(0, mostOfKind),
	}));
}
