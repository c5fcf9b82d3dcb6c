import type { Chain } from "../../../engine/index.ts";
import { valueAt } from "../value-at.ts";

export type Item = Readonly<Record<string, unknown>>;

type Options = Readonly<Record<string, unknown>>;

interface RepeatableRules {
	/** People may add items. */
	readonly mayAdd: boolean;
	/** Whether the item can be removed here, rather than in the list it was derived from. */
	readonly mayRemove: (item: Item) => boolean;
}

/**
 * What people may do with the items of a list. `values`: those of the whole screen, for the list the items derive from.
 */
export function repeatableRules({ chain }: Options, values: Item): RepeatableRules {
	if (!isChain(chain) || chain.once === true) return { mayAdd: true, mayRemove: () => true };
	const source = valueAt(values, chain.from);
	const uuids = new Set(Array.isArray(source) ? source.map((item: Item) => item.uuid) : []);
	return { mayAdd: chain.add === true, mayRemove: ({ uuid }) => !uuids.has(uuid) };
}

/** A newly added item. Where items are followed from list to list, it has a uuid from the start. */
export function newItem({ keyed }: Options): Item {
	return keyed === true ? { uuid: crypto.randomUUID() } : {};
}

export function isRemoved(item: Item): boolean {
	return item.deleted_at !== undefined && item.deleted_at !== null;
}

/** Marks the item as removed. `now` in milliseconds since 1970. */
export function withMark(item: Item, now: number): Item {
	return { ...item, deleted_at: now };
}

export function withoutMark({ deleted_at: _removed, ...item }: Item): Item {
	return item;
}

function isChain(chain: unknown): chain is Chain {
	return typeof chain === "object" && chain !== null && "from" in chain;
}
