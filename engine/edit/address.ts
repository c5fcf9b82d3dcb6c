import type { JsonPath } from "../definition/json-path.ts";
import { hasMember, isObject, memberOf } from "../json/json-object.ts";
import { sameValue } from "../realisation/same-value.ts";
import type { Address, Part } from "./edit.ts";

/** Members that identify items, the most reliable first. */
const identifying = ["uuid", "id", "slug", "code", "block", "const", "key", "name", "field", "category", "type", "label"];

/** The path of an address in the file as it is now; undefined when nothing matches, or "alike" when several items match. */
export function pathOf(document: unknown, address: Address): JsonPath | "alike" | undefined {
	const path: (string | number)[] = [];
	let node = document;
	for (const part of address) {
		const key = keyOf(node, part);
		if (key === undefined || key === "alike") return key === undefined ? undefined : "alike";
		path.push(key.at);
		node = memberOf(node, key.at);
	}
	return path;
}

/** The address of the place at a path, which stays valid when something is inserted before it. */
export function addressOf(document: unknown, path: JsonPath): Address {
	let node = document;
	return path.map((key) => {
		const part = Array.isArray(node) ? partOf(node, Number(key)) : String(key);
		node = memberOf(node, key);
		return part;
	});
}

/** What identifies the item at this position of a list. */
export function partOf(list: readonly unknown[], index: number): Part {
	const item = list[index];
	const part = knownBy(item);
	const alike = indicesOf(list, part);
	const nth = alike.indexOf(index);
	return alike.length > 1 ? { ...part, nth } : part;
}

/** What identifies an item among others, regardless of items that look the same. */
export function knownBy(item: unknown): Exclude<Part, string> {
	const key = identifying.find((name) => isPlain(memberOf(item, name)));
	const value = key === undefined ? undefined : memberOf(item, key);
	return key !== undefined && isPlain(value) ? { key, is: value } : { item };
}

/** The name or position of one part in an object or a list. */
export function keyOf(node: unknown, part: Part): { readonly at: string | number } | "alike" | undefined {
	if (typeof part === "string") return isObject(node) && Object.hasOwn(node, part) ? { at: part } : undefined;
	if (!Array.isArray(node)) return undefined;
	const found = indicesOf(node, part);
	if (part.nth === undefined && found.length > 1) return "alike";
	const at = found[part.nth ?? 0];
	return at === undefined ? undefined : { at };
}

function indicesOf(list: readonly unknown[], part: Exclude<Part, string>): readonly number[] {
	return list.flatMap((item, index) => {
		const same = "key" in part ? hasMember(item, part.key) && item[part.key] === part.is : sameValue(item, part.item);
		return same ? [index] : [];
	});
}

function isPlain(value: unknown): value is string | number | boolean {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
