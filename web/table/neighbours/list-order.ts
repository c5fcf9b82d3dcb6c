/** Lists whose records are gone through one by one on their own pages. */
export type OrderedList = "requests" | "realisations";

export interface KeptOrder {
	/** Uuids in the order of the list: of all its pages, or as far as this browser has them. */
	readonly uuids: readonly string[];
	/** Path and query string of the list: its tab, filters, sorting and page. */
	readonly address: string;
	/** Rows before the first of `uuids`, and rows in all. */
	readonly before: number;
	readonly total: number;
	/** The pages that `uuids` are of, where the server keeps the others. */
	readonly beyond: PagesKnown | null;
}

interface PagesKnown {
	readonly first: number;
	readonly last: number;
	/** Place of the last row of the last one: rows that leave the list meanwhile then hide no other. Null where only numbers say it. */
	readonly after: string | null;
	readonly ask: (page: number, after: string | null) => Promise<{ readonly uuids: readonly string[]; readonly after: string | null }>;
}

const orders = new Map<OrderedList, KeptOrder>();

/** Records how a list was last shown. */
export function keepListOrder(
	list: OrderedList,
	uuids: readonly string[],
	address: string,
	{ before = 0, total = uuids.length, beyond = null }: Partial<Pick<KeptOrder, "before" | "total" | "beyond">> = {},
): void {
	orders.set(list, { uuids, address, before, total, beyond });
}

export const keptOrder = (list: OrderedList): KeptOrder | undefined => orders.get(list);

/** Where the list was left; `otherwise` before it was opened. */
export const listAddress = (list: OrderedList, otherwise: string): string => orders.get(list)?.address ?? otherwise;

/** Uuids as the list last showed them; none before it was opened. */
export const listOrder = (list: OrderedList): readonly string[] => orders.get(list)?.uuids ?? [];

export interface ListPlace {
	/** From 1. */
	readonly place: number;
	readonly total: number;
	readonly previous: string | null;
	readonly next: string | null;
}

/** A record's place in the list as it was last shown; null if it wasn't in it, or alone. */
export function placeInList(list: OrderedList, uuid: string): ListPlace | null {
	const order = orders.get(list);
	const at = order?.uuids.indexOf(uuid) ?? -1;
	if (order === undefined || at < 0 || order.total < 2) return null;
	const { uuids, before, total } = order;
	return { place: before + at + 1, total, previous: uuids[at - 1] ?? null, next: uuids[at + 1] ?? null };
}
