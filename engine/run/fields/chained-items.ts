import type { Chain } from "../../definition/flow-definition.ts";
import { isDeleted } from "../../realisation/items-of.ts";

/** An item of a list in a chain. The same uuid in two lists means the same thing, one step further on. */
export type Item = Readonly<Record<string, unknown>>;

interface Chaining {
	readonly chain: Chain;
	/** Items of the list where the chain begins, removed ones included. */
	readonly source: readonly Item[];
	/** Items of the list itself. */
	readonly own: readonly Item[];
	/** Whether an item of the source continues in this list. */
	readonly fits: (item: Item) => boolean;
	/** Instant at which an item that no longer continues is hidden. */
	readonly now: number;
}

/**
 * The list as it follows from its source: an item for each one that continues, with the present source values in the fields that are read
 * from there. One that no longer continues is hidden and keeps what was filled in, so that nothing is lost when it comes back. Items that
 * people added come last.
 */
export function chainedItems({ chain, source, own, fits, now }: Chaining): readonly Item[] {
	const known = new Map(own.map((item) => [item.uuid, item]));
	const followed = source.flatMap((from) => {
		const mine = known.get(from.uuid);
		if (goesOn(from, fits)) return [{ ...withoutMark(mine ?? begun(from, chain)), ...readFrom(from, chain) }].map(withoutGaps);
		return mine === undefined ? [] : [hidden(mine, from.deleted_at ?? now)];
	});
	const sources = new Set(source.map(({ uuid }) => uuid));
	const added = own.filter(({ uuid }) => !sources.has(uuid));
	return [...followed, ...(chain.add === true ? added : added.map((item) => hidden(item, now)))];
}

/** The list with an added item for each one that continues and was never in it: the initial content of a list that is free afterwards. */
export function begunItems({ chain, source, own, fits }: Omit<Chaining, "now">): readonly Item[] {
	const known = new Set(own.map(({ uuid }) => uuid));
	const begins = source.filter((from) => goesOn(from, fits) && !known.has(from.uuid));
	return [...own, ...begins.map((from) => withoutGaps({ ...begun(from, chain), ...readFrom(from, chain) }))];
}

function goesOn(item: Item, fits: (item: Item) => boolean): boolean {
	return typeof item.uuid === "string" && !isDeleted(item) && fits(item);
}

function begun(from: Item, { prefill = [] }: Chain): Item {
	return { uuid: from.uuid, ...Object.fromEntries(prefill.map((name) => [name, from[name]])) };
}

function readFrom(from: Item, { read = [] }: Chain): Item {
	return Object.fromEntries(read.map((name) => [name, from[name]]));
}

function hidden(item: Item, at: unknown): Item {
	return isDeleted(item) ? item : { ...item, deleted_at: at };
}

function withoutMark({ deleted_at: _, ...item }: Item): Item {
	return item;
}

function withoutGaps(item: Item): Item {
	return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== null));
}
