import { nameOrderOf, nameOrders } from "../../schemas/index.ts";
import { isObject, namesOf } from "../json/json-object.ts";

/** Which order applies at one place of a file: an index in the list of orders, 0 where the schema does not define one. */
export type OrderPlace = number;

/** The order for a whole file. */
export function orderPlaceOf(file: string): OrderPlace {
	if (file === "tenant.json") return nameOrderOf.tenant;
	if (file === "flow.json" || /^flow-[^/]+\.json$/.test(file)) return nameOrderOf.flow;
	return /^scenarios\/[^/]+\.json$/.test(file) ? nameOrderOf.scenario : 0;
}

function orderUnder(place: OrderPlace, name: string): OrderPlace {
	const { names, others = 0 } = nameOrders[place] ?? {};
	return names !== undefined && Object.hasOwn(names, name) ? (names[name] ?? 0) : others;
}

function orderOfItems(place: OrderPlace): OrderPlace {
	return nameOrders[place]?.items ?? 0;
}

const none: ReadonlyMap<string, number> = new Map();

/** The names of the schema at a place, each with its rank. */
const ranks = new Map<OrderPlace, ReadonlyMap<string, number>>();
function ranksAt(place: OrderPlace): ReadonlyMap<string, number> {
	const known = ranks.get(place) ?? new Map(namesOf(nameOrders[place]?.names ?? {}).map((name, rank) => [name, rank]));
	ranks.set(place, known);
	return known;
}

/**
 * The value with the names of every object in the schema's order, followed by other names in their present order. Returns the same value
 * when it is in order already.
 */
export function inOrder(value: unknown, place: OrderPlace): unknown {
	const { names, others, items } = nameOrders[place] ?? {};
	if (names === undefined && others === undefined && items === undefined) return value;
	if (Array.isArray(value)) {
		const ordered = value.map((item) => inOrder(item, orderOfItems(place)));
		return ordered.some((item, index) => item !== value[index]) ? ordered : value;
	}
	if (!isObject(value)) return value;
	const ranked = names === undefined ? none : ranksAt(place);
	const written = Object.keys(value);
	const sorted = isSorted(written, ranked) ? written : written.toSorted((one, other) => rankOf(ranked, one) - rankOf(ranked, other));
	let changed = sorted !== written;
	const entries = sorted.map((name): readonly [string, unknown] => {
		const inner = inOrder(value[name], orderUnder(place, name));
		changed ||= inner !== value[name];
		return [name, inner];
	});
	return changed ? Object.fromEntries(entries) : value;
}

const rankOf = (ranked: ReadonlyMap<string, number>, name: string): number => ranked.get(name) ?? ranked.size;

function isSorted(names: readonly string[], ranked: ReadonlyMap<string, number>): boolean {
	let last = 0;
	return names.every((name) => {
		const before = last;
		last = rankOf(ranked, name);
		return before <= last;
	});
}
