import { type KeptOrder, keepListOrder, keptOrder, type OrderedList } from "./list-order.ts";

/**
 * Fetches the page beyond the known part of the list, for a record at its edge. Resolves to whether it added rows; false
 * also if the server can't be reached. Rows that moved to another page meanwhile keep their known position.
 */
export async function widenOrder(list: OrderedList, uuid: string): Promise<boolean> {
	const order = keptOrder(list);
	const side = order && edgeAt(order, uuid);
	if (!order?.beyond || !side) return false;
	const { first, last, after, ask } = order.beyond;
	const asked = side === "before" ? first - 1 : last + 1;
	const page = await ask(asked, side === "before" ? null : after).catch(() => null);
	const found = page?.uuids.filter((each) => !order.uuids.includes(each)) ?? [];
	// Meanwhile the list was shown again, or the order was extended for the same record on another visit.
	if (page === null || found.length === 0 || keptOrder(list) !== order) return false;
	const wider =
		side === "before"
			? {
					uuids: [...found, ...order.uuids],
					before: Math.max(0, order.before - found.length),
					beyond: { ...order.beyond, first: asked },
				}
			: { uuids: [...order.uuids, ...found], before: order.before, beyond: { ...order.beyond, last: asked, after: page.after } };
	keepListOrder(list, wider.uuids, order.address, { ...wider, total: order.total });
	return true;
}

function edgeAt({ uuids, before, total }: KeptOrder, uuid: string): "before" | "after" | null {
	if (uuids.at(-1) === uuid && before + uuids.length < total) return "after";
	return uuids[0] === uuid && before > 0 ? "before" : null;
}
