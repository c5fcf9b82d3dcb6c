import type { JsonSchema } from "../../definition/index.ts";
import { calledOff } from "../../text/index.ts";

/** What a value can be. A date is a text to JSON, not to the language. */
export type Kind = "boolean" | "number" | "date" | "time" | "text" | "list" | "null";

/** What is known of an expression's outcome without running it. */
export interface ValueType {
	/** Empty: it can't be told, and nothing is said of it. */
	readonly kinds: ReadonlySet<Kind>;
	/** The only texts and numbers it can be worth. */
	readonly options?: readonly (string | number)[];
}

export const unknownType: ValueType = { kinds: new Set() };

export function typeOf(...kinds: readonly Kind[]): ValueType {
	return { kinds: new Set(kinds) };
}

/** Type of a field, out of all its declarations. */
export function typeOfSchemas(schemas: readonly JsonSchema[]): ValueType {
	const types = schemas.map(typeOfSchema);
	const options = types.every((type) => type.options !== undefined) ? types.flatMap((type) => type.options ?? []) : undefined;
	return { kinds: new Set(types.flatMap((type) => [...type.kinds])), ...(options === undefined ? {} : { options }) };
}

function typeOfSchema(schema: JsonSchema): ValueType {
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	const options = Array.isArray(schema.oneOf)
		? { options: schema.oneOf.map((option: { readonly const: string | number }) => option.const) }
		: {};
	switch (type) {
		case "string":
			if (schema.format === "planned-date") return { kinds: new Set(["date", "text"]), options: [calledOff] };
			if (schema.format === "clock-time") return typeOf("time");
			return schema.format === "calendar-date" ? typeOf("date") : { ...typeOf("text"), ...options };
		case "number":
		case "integer":
			return { ...typeOf("number"), ...options };
		case "boolean":
			return typeOf("boolean");
		case "array":
			return typeOf("list");
		default:
			return unknownType;
	}
}

/** Type of a fixed value: a text or number is its own only option. */
export function typeOfLiteral(value: unknown): ValueType {
	switch (typeof value) {
		case "string":
			return { ...typeOf("text"), options: [value] };
		case "number":
			return { ...typeOf("number"), options: [value] };
		case "boolean":
			return typeOf("boolean");
		default:
			return typeOf("null");
	}
}

/** Kinds both can have; null fits everything. Unknown fits everything too. */
export function share(left: ValueType, right: ValueType): boolean {
	if (left.kinds.size === 0 || right.kinds.size === 0 || left.kinds.has("null") || right.kinds.has("null")) return true;
	return [...left.kinds].some((kind) => right.kinds.has(kind));
}

const names: Readonly<Record<Kind, string>> = {
	boolean: "yes or no",
	number: "a number",
	date: "a date",
	time: "a time of the day",
	text: "a text",
	list: "a list",
	null: "nothing",
};

export function nameOfType({ kinds }: ValueType): string {
	return [...kinds].map((kind) => names[kind]).join(" or ");
}
