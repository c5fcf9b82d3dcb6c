import { isEmpty, isObject, type Values } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import type { SaveRequest } from "./step-context.ts";

/** Whether somebody added a list item and filled in nothing: the server does not store such items. */
export function hasItemLeftEmpty({ form, changes }: Pick<SaveRequest, "form" | "changes">, saved: Values): boolean {
	return Object.keys(changes).some((path) => {
		const [typed, stored] = [form, saved].map((values) => valueAt(values, path));
		const kept = new Set(Array.isArray(stored) ? stored.map((item) => valueAt(item, "uuid")) : []);
		return (
			Array.isArray(typed) && typed.some((item) => isObject(item) && isBlank(item) && (item.uuid === undefined || !kept.has(item.uuid)))
		);
	});
}

function isBlank(item: Readonly<Record<string, unknown>>): boolean {
	return Object.entries(item).every(([name, value]) => name === "uuid" || isEmpty(value));
}
