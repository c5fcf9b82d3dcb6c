/** Lists whose records people go through one by one, each on its own page. */
export type OrderedList = "requests" | "realisations";

export interface KeptOrder {
	/** Uuids in the order of the list: of all its pages, or of those that this browser has. */
	readonly uuids: readonly string[];
	/** Path and query string of the list: its tab, filters, sorting and page. */
	readonly address: string;
	/** Number of rows before the first of `uuids`, and in total. */
	readonly before: number;
	readonly total: number;
	/** The pages that `uuids` covers, if the server has others; null if it covers the whole list. */
	readonly beyond: PagesKnown | null;
}

interface PagesKnown {
	readonly first: number;
	readonly last: number;
	/** Cursor after the last row, so that no row is skipped if others leave the list meanwhile. Null if only page numbers work. */
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

/** Address at which the list was last shown; `otherwise` if it has not been opened yet. */
export const listAddress = (list: OrderedList, otherwise: string): string => orders.get(list)?.address ?? otherwise;

/** Uuids in the order in which the list last showed them; empty if it has not been opened yet. */
export const listOrder = (list: OrderedList): readonly string[] => orders.get(list)?.uuids ?? [];

export interface ListPlace {
	/** From 1. */
	readonly place: number;
	readonly total: number;
	readonly previous: string | null;
	readonly next: string | null;
}

/** A record's position in the list as last shown; null if it was not in the list, or the only row. */
export function placeInList(list: OrderedList, uuid: string): ListPlace | null {
	const order = orders.get(list);
	const at = order?.uuids.indexOf(uuid) ?? -1;
	if (order === undefined || at < 0 || order.total < 2) return null;
	const { uuids, before, total } = order;
	return { place: before + at + 1, total, previous: uuids[at - 1] ?? null, next: uuids[at + 1] ?? null };
}
