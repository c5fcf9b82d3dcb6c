import type { ErrorObject } from "ajv";
import type { MustBe } from "./problem.ts";

/** What the schema allows at the place of the error, if that is a single value and is evidently what was meant. */
export function mustBe(error: ErrorObject): MustBe | undefined {
	if (error.keyword === "type") {
		const value = inType(String(error.params.type), error.data);
		return value === undefined || !suits(value, (error.parentSchema ?? {}) as Limits) ? undefined : { value };
	}
	if (error.keyword !== "required") return undefined;
	const name = String(error.params.missingProperty);
	const property = (error.parentSchema?.properties as Readonly<Record<string, Limits>> | undefined)?.[name];
	const choices = property?.enum ?? (property?.const === undefined ? [] : [property.const]);
	return choices.length === 1 ? { name, value: choices[0] } : undefined;
}

interface Limits {
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly pattern?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
}

/** A literal that was written as another type: "3" for 3, "true" for true. */
function inType(type: string, data: unknown): string | number | boolean | undefined {
	if (type === "boolean") return data === "true" ? true : data === "false" ? false : undefined;
	if (type === "string") return typeof data === "number" || typeof data === "boolean" ? String(data) : undefined;
	if ((type !== "integer" && type !== "number") || typeof data !== "string" || !/^-?(0|[1-9]\d{0,14})(\.\d{1,9})?$/.test(data))
		return undefined;
	const value = Number(data);
	return type === "number" || Number.isInteger(value) ? value : undefined;
}

function suits(value: string | number | boolean, limits: Limits): boolean {
	if (limits.enum !== undefined && !limits.enum.includes(value)) return false;
	if (typeof value === "number") return value >= (limits.minimum ?? value) && value <= (limits.maximum ?? value);
	if (typeof value === "boolean") return true;
	const isOfLength = value.length >= (limits.minLength ?? 0) && value.length <= (limits.maxLength ?? value.length);
	return isOfLength && (limits.pattern === undefined || new RegExp(limits.pattern, "u").test(value));
}
