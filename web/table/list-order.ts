/** Lists whose records are gone through one by one on their own pages. */
type OrderedList = "requests" | "realisations";

interface KeptOrder {
	/** Uuids in the order of the list: of all its pages, or as far as this browser has them. */
	readonly uuids: readonly string[];
	/** Path and query string of the list: its tab, filters, sorting and page. */
	readonly address: string;
	/** Rows before the first of `uuids`, and rows in all. */
	readonly before: number;
	readonly total: number;
	/** Asks for the rows on either side of `uuids`, where the server keeps them. */
	readonly beyond: RowsBeyond | null;
}

/** The rows of one more page: those in front of what is known, or those behind it. */
export interface RowsBeyond {
	readonly before: () => Promise<readonly string[]>;
	readonly after: () => Promise<readonly string[]>;
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

/**
 * Looks up the neighbour of a record at the edge of what is known of the list. Resolves to whether there is more to show now;
 * false too when the server cannot be reached. Rows that moved to another page meanwhile keep the place they had.
 */
export async function widenOrder(list: OrderedList, uuid: string): Promise<boolean> {
	const order = orders.get(list);
	const side = order && edgeAt(order, uuid);
	if (!order?.beyond || !side) return false;
	const rows = await order.beyond[side]().catch(() => []);
	const known = new Set(order.uuids);
	const found = rows.filter((each) => !known.has(each));
	// Shown anew meanwhile, or widened by somebody who came back to the same record.
	if (found.length === 0 || orders.get(list) !== order) return false;
	const isBefore = side === "before";
	orders.set(list, {
		...order,
		uuids: isBefore ? [...found, ...order.uuids] : [...order.uuids, ...found],
		before: isBefore ? Math.max(0, order.before - found.length) : order.before,
	});
	return true;
}

function edgeAt({ uuids, before, total }: KeptOrder, uuid: string): keyof RowsBeyond | null {
	if (uuids.at(-1) === uuid && before + uuids.length < total) return "after";
	return uuids[0] === uuid && before > 0 ? "before" : null;
}
