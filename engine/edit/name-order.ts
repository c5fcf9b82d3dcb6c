import { nameOrderOf, nameOrders } from "../../schemas/index.ts";
import { isObject, namesOf } from "../json/json-object.ts";

/** What is put in order at one place of a file: a place in the list of orders, 0 where the schema says nothing. */
export type OrderPlace = number;

/** Of a whole file. */
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

/** The value with the names of every object in the schema's order; other names behind those, as they were. */
export function inOrder(value: unknown, place: OrderPlace): unknown {
	if (Array.isArray(value)) {
		const items = orderOfItems(place);
		return value.map((item) => inOrder(item, items));
	}
	if (!isObject(value)) return value;
	const known = nameOrders[place]?.names ?? {};
	const first = namesOf(known).filter((name) => Object.hasOwn(value, name));
	const rest = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
	return Object.fromEntries([...first, ...rest].map((name) => [name, inOrder(value[name], orderUnder(place, name))]));
}
