import { formatNamed, type JsonSchema } from "../../definition/index.ts";
import { calledOff } from "../../text/index.ts";

/** What a value can be. JSON has no dates, only texts; the language has a type for them. */
export type Kind = "boolean" | "number" | "date" | "time" | "text" | "list" | "null";

/** What is known about an expression's value without running it. */
export interface ValueType {
	/** Empty when unknown; then nothing is reported about it. */
	readonly kinds: ReadonlySet<Kind>;
	/** The only texts and numbers it can evaluate to. */
	readonly options?: readonly (string | number)[];
}

export const unknownType: ValueType = { kinds: new Set() };

export function typeOf(...kinds: readonly Kind[]): ValueType {
	return { kinds: new Set(kinds) };
}

/** Type of a field, derived from all its declarations. */
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
			return typeOfFormat(schema.format) ?? { ...typeOf("text"), ...options };
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

/** Undefined for a format that any text satisfies. */
function typeOfFormat(format: unknown): ValueType | undefined {
	const { holds, mayBeCalledOff } = formatNamed(format);
	if (holds === undefined) return undefined;
	if (mayBeCalledOff === true) return { kinds: new Set(["date", "text"]), options: [calledOff] };
	return typeOf(holds === "day" ? "date" : "time");
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

/** Kinds that both can have. Null fits everything, and so does an unknown type. */
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
