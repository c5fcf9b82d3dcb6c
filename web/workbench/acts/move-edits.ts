import { addressOf, type Edit, type FlowDefinition, keptInRows, memberOf, partOf } from "../../../engine/index.ts";

/** The edit that moves a step or a section before or after its neighbour in the same list; none at the end of the list. */
export function moveItem(flow: FlowDefinition, place: readonly (string | number)[], by: -1 | 1): readonly Edit[] {
	const list = place.slice(0, -1).reduce<unknown>((node, part) => memberOf(node, part), flow);
	const to = Number(place.at(-1)) + by;
	if (!Array.isArray(list) || to < 0 || to >= list.length) return [];
	const next = by < 0 ? to : to + 1;
	return [{ op: "move", file: "flow.json", at: addressOf(flow, place), ...(next === list.length ? {} : { before: partOf(list, next) }) }];
}

/** The edit that moves a member of a form before or after its neighbour; none at the end of the row. */
export function moveField(flow: FlowDefinition, place: readonly (string | number)[], by: -1 | 1): readonly Edit[] {
	const group = place.slice(0, -1).reduce<unknown>((node, part) => memberOf(node, part), flow);
	if (typeof group !== "object" || group === null) return [];
	const own = String(place.at(-1));
	// What the product keeps in each row of a list is no neighbour: nobody sees it.
	const isRow = place.at(-3) === "items";
	const names = Object.keys(group).filter((name) => name === own || !isRow || !keptInRows.has(name));
	const at = names.indexOf(own);
	const to = at + by;
	if (at < 0 || to < 0 || to >= names.length) return [];
	const before = names[by < 0 ? to : to + 1];
	return [{ op: "move", file: "flow.json", at: addressOf(flow, place), ...(before === undefined ? {} : { before }) }];
}
