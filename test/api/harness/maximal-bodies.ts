import { randomUUID } from "node:crypto";
import type { JsonSchema } from "./contract.ts";

/** A body of the maximum size that requires as much work as possible. */
export interface MaximalBody {
	readonly what: string;
	readonly text: string;
}

type Path = readonly string[];

/** Fillings for a place in a body: JSON text of about this many bytes. */
const fillings: Readonly<Record<string, (size: number) => string>> = {
	"wrong items": (size) => `[${"1,".repeat(size / 2)}1]`,
	"empty objects": (size) => `[${"{},".repeat(size / 3)}{}]`,
	"items of the right form": (size) => `[${Array.from({ length: size / 39 }, () => `"${randomUUID()}"`).join()}]`,
	"items with a uuid": (size) => `[${Array.from({ length: size / 49 }, () => `{"uuid":"${randomUUID()}"}`).join()}]`,
	"unknown names": (size) => `{${Array.from({ length: size / 12 }, (_, index) => `"${index.toString(36).padStart(5, "x")}":1`).join()}}`,
	"one long name": (size) => `{"${"n".repeat(size)}":1}`,
	"one long text": (size) => JSON.stringify("t".repeat(size)),
	"a text of marks": (size) => JSON.stringify("<&'\u00e9 ".repeat(size / 10)),
	"lists in lists": (size) => "[".repeat(size / 2) + "]".repeat(size / 2),
	"objects in objects": (size) => `${'{"a":'.repeat(size / 6)}1${"}".repeat(size / 6)}`,
	"many digits": (size) => "9".repeat(size),
};

/** Every place in the schema with every filling, in an otherwise valid body; `base`: such a body. */
export function maximalBodies(schema: JsonSchema, base: unknown, mostBytes: number, more: readonly Path[] = []): MaximalBody[] {
	return [...placesIn(schema), ...more].flatMap((path) =>
		Object.entries(fillings).map(([filling, make]) => {
			const marker = `filled-${randomUUID()}`;
			const around = JSON.stringify(withValue(base, path, marker));
			const room = Math.floor((mostBytes - around.length - 100) * 0.97);
			return { what: `${filling} at ${path.join(".") || "the top"}`, text: around.replace(JSON.stringify(marker), () => make(room)) };
		}),
	);
}

/** The root, and everything with a name. */
function placesIn(schema: JsonSchema): Path[] {
	const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => placesIn(property).map((path) => [name, ...path]));
	return [[], ...inner];
}

function withValue(base: unknown, [name, ...rest]: Path, value: unknown): unknown {
	if (name === undefined) return value;
	const known = typeof base === "object" && base !== null ? (base as Readonly<Record<string, unknown>>) : {};
	return { ...known, [name]: withValue(known[name], rest, value) };
}

/** A value that the schema accepts. */
export function sampleOf(schema: JsonSchema): unknown {
	if (schema.enum !== undefined) return schema.enum[0];
	switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
		case "object":
			return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
		case "array":
			return [sampleOf(schema.items ?? {})];
		case "boolean":
			return false;
		case "integer":
		case "number":
			return schema.minimum ?? 1;
		default:
			return schema.pattern?.includes("8}") === true || schema.pattern === undefined ? randomUUID() : "1";
	}
}
