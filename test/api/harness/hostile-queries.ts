import type { Operation } from "./contract.ts";

/** A query string starting with `?`, or "". */
export interface HostileQuery {
	readonly what: string;
	readonly query: string;
}

/** An existing value for each required parameter. */
const found: Readonly<Record<string, string>> = { path: "flow.json" };

const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, index) => one(index)).join(",");

/**
 * Values that match a filter and require as much work as it allows, and values that match none, all within the maximum length of an
 * address.
 */
const values: readonly (readonly [string, string])[] = [
	["the largest page", "400"],
	["the deepest place", "99999999999"],
	["a place in time", "999999999999999"],
	["400 codes", many(400, (index) => String(1_000 + index))],
	["codes as long as they may be", many(100, (index) => `${index}`.padStart(120, "a"))],
	["one long word", "a".repeat(12_000)],
	["words that almost fit", `${"a-".repeat(6_000)}!`],
	["nothing but commas", ",".repeat(12_000)],
	["every letter encoded", "ß".repeat(2_000)],
	["every name there is", "*"],
	["a pattern", "%".repeat(12_000)],
	["nested brackets", "[".repeat(12_000)],
	["a number without an end", "9".repeat(12_000)],
];

/**
 * Query strings for a read: each parameter with each value, all together, the same one repeated, and too many of them.
 */
export function hostileQueries({ parameters = [] }: Operation): readonly HostileQuery[] {
	const named = parameters.filter((parameter) => parameter.in === "query");
	const needed = named.filter(({ required }) => required === true).map(({ name, schema }) => `${name}=${found[name] ?? sampleOf(schema)}`);
	const query = (...parts: readonly string[]) => (parts.length === 0 ? "" : `?${parts.join("&")}`);
	const each = named.flatMap(({ name }) =>
		values.map(([what, value]) => {
			const others = needed.filter((part) => !part.startsWith(`${name}=`));
			return { what: `${name}: ${what}`, query: query(...others, `${name}=${encodeURIComponent(value).slice(0, 14_000)}`) };
		}),
	);
	const all = named.flatMap(({ name, schema }) =>
		schema.enum === undefined ? [] : schema.enum.map((value) => ({ name, value: String(value) })),
	);
	return [
		{ what: "nothing", query: query(...needed) },
		...each,
		...all.map(({ name, value }) => ({ what: `${name}: ${value}`, query: query(...needed, `${name}=${encodeURIComponent(value)}`) })),
		{ what: "the same a thousand times", query: query(...needed, ...Array.from({ length: 1_000 }, () => `${named[0]?.name ?? "a"}=1`)) },
		{ what: "a thousand that are unknown", query: query(...needed, ...Array.from({ length: 1_000 }, (_, index) => `x${index}=1`)) },
		{ what: "one word of any length", query: `?${"a".repeat(14_000)}` },
	];
}

const sampleOf = (schema: { readonly enum?: readonly unknown[]; readonly minimum?: number }) =>
	String(schema.enum?.[0] ?? schema.minimum ?? "1");
