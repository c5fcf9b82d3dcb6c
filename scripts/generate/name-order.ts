import { languageOf } from "./language-properties.ts";
import { definitionAt, type Languages, type Schema, whole } from "./language-source.ts";

/** For one kind of object or list: its names in order, and the kinds of their values; numbers are indexes in the list of kinds. */
interface NameOrder {
	/** 0 for a value that has nothing to sort. */
	readonly names?: Readonly<Record<string, number>>;
	/** The kind of values under any other name. */
	readonly others?: number;
	readonly items?: number;
}

/** A schema and the file that contains it: references are relative to that file. */
interface Placed {
	readonly file: string;
	readonly schema: Schema;
}

/** The order of names in each file, as in its schema. All alternatives for one place are merged, whichever of them a value is. */
export function nameOrderModule(languages: Languages, files: readonly string[]): string {
	const orders: NameOrder[] = [{}];
	const known = new Map<string, number>();
	const add = (schemas: readonly Placed[]): number => {
		const parts = schemas.flatMap((each) => partsOf(languages, each));
		const key = parts.map(({ schema }) => idOf(schema)).join(" ");
		const before = known.get(key);
		if (before !== undefined) return before;
		const place = orders.push({}) - 1;
		known.set(key, place);
		const order = orderOf(parts, add);
		orders[place] = order;
		if (Object.keys(order).length === 0) known.set(key, 0);
		return known.get(key) ?? 0;
	};
	const roots = files.map((file) => [languageOf(file), add([{ file, schema: definitionAt(languages, file) }])] as const);
	const type = "{ readonly names?: Readonly<Record<string, number>>; readonly others?: number; readonly items?: number }";
	return [
		"// Written by `npm run generate` out of schemas/*.schema.json. Change that, not this.\n",
		`export const nameOrders: readonly ${type}[] = [\n${orders.map((order) => `\t${JSON.stringify(order)},\n`).join("")}];\n\n`,
		`export const nameOrderOf: Readonly<Record<${roots.map(([language]) => JSON.stringify(language)).join(" | ")}, number>> = `,
		`${JSON.stringify(Object.fromEntries(roots), null, "\t")};\n`,
	].join("");
}

function orderOf(parts: readonly Placed[], add: (schemas: readonly Placed[]) => number): NameOrder {
	const byName = new Map<string, Placed[]>();
	for (const { file, schema } of parts) {
		for (const [name, inner] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, unknown>>)) {
			byName.set(name, [...(byName.get(name) ?? []), ...placed(file, inner)]);
		}
	}
	const under = (word: string) => parts.flatMap(({ file, schema }) => placed(file, schema[word]));
	const others = kindOf(under("additionalProperties"), add);
	const items = kindOf(under("items"), add);
	return {
		...(byName.size > 0 && { names: Object.fromEntries([...byName].map(([name, inner]) => [name, kindOf(inner, add)])) }),
		...(others > 0 && { others }),
		...(items > 0 && { items }),
	};
}

const kindOf = (schemas: readonly Placed[], add: (schemas: readonly Placed[]) => number): number =>
	schemas.length === 0 ? 0 : add(schemas);

const placed = (file: string, schema: unknown): readonly Placed[] =>
	typeof schema === "object" && schema !== null && !Array.isArray(schema) ? [{ file, schema: schema as Schema }] : [];

/** The schema, the schemas it refers to, and those it is composed of. */
function partsOf(languages: Languages, { file, schema }: Placed, seen: ReadonlySet<Schema> = new Set()): readonly Placed[] {
	if (seen.has(schema)) return [];
	const passed = new Set([...seen, schema]);
	const inner = (each: unknown): readonly Placed[] => placed(file, each).flatMap((one) => partsOf(languages, one, passed));
	const reference = typeof schema.$ref === "string" ? whole(schema.$ref, file) : undefined;
	const target =
		reference === undefined
			? []
			: partsOf(languages, { file: reference.split("#")[0] ?? "", schema: definitionAt(languages, reference) }, passed);
	const together = ["allOf", "anyOf", "oneOf"].flatMap((word) => ((schema[word] ?? []) as readonly unknown[]).flatMap(inner));
	return [
		...new Map(
			[{ file, schema }, ...target, ...together, ...inner(schema.then), ...inner(schema.else)].map((one) => [one.schema, one]),
		).values(),
	];
}

const ids = new WeakMap<Schema, number>();
let last = 0;

function idOf(schema: Schema): number {
	const id = ids.get(schema) ?? ++last;
	ids.set(schema, id);
	return id;
}
