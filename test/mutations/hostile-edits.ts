import type { Chance } from "./chance.ts";

type Json = unknown;
type Parent = Record<string | number, Json> | Json[];

interface Spot {
	readonly parent: Parent;
	readonly key: string | number;
}

/** Every place in a document that can be changed. */
function spots(node: Json, found: Spot[] = []): Spot[] {
	if (typeof node !== "object" || node === null) return found;
	for (const [key, value] of Object.entries(node)) {
		found.push({ parent: node as Parent, key: Array.isArray(node) ? Number(key) : key });
		spots(value, found);
	}
	return found;
}

const valueAt = ({ parent, key }: Spot): Json => (parent as Record<string | number, Json>)[key];
function put({ parent, key }: Spot, value: Json): void {
	Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}
function remove({ parent, key }: Spot): void {
	if (Array.isArray(parent)) parent.splice(Number(key), 1);
	else delete parent[key];
}

const hostileTexts: readonly string[] = [
	"",
	" ",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"\u0000",
	"\ud800",
	"\u202e\u0645\u0631\u062d\u0628\u0627",
	"🚗".repeat(40),
	"a".repeat(20_000),
	"../../../etc/passwd",
	"'; drop table realisation; --",
	"<script>alert(1)</script>",
	"{{7*7}}",
	"((((((((((a+)+)+)+)+)+)+)+)+)+)+$",
	".",
	"a.b.c.d.e.f.g.h",
	"Advice..Advice",
	"1-",
	"-1",
	"99",
	"1e9",
	"NaN",
];
const hostileValues: readonly Json[] = [
	null,
	true,
	false,
	0,
	-1,
	1.5,
	1e308,
	-0,
	[],
	{},
	[[]],
	[null],
	{ "": "" },
	{ constructor: { prototype: {} } },
	{ $ref: "#" },
	{ type: "object" },
	{ block: "constructor" },
	{ var: "__proto__" },
];

/** Conditions that are wrong, circular, endless, or well-formed but senseless. */
const conditions: readonly ((chance: Chance) => Json)[] = [
	() => ({ cond: "zichzelf" }),
	() => ({ and: [] }),
	() => ({ "==": [{ var: "Advice.Advice" }] }),
	() => ({ "==": [1, 2], "!=": [1, 2] }),
	() => ({ some: ["__proto__", { item: "" }] }),
	() => ({ if: [true, { var: "x" }, { var: "y" }] }),
	() => ({ "days-after": [{ today: [] }, "x"] }),
	() => ({ completed: "constructor" }),
	() => ({ log: "x" }),
	() => ({ map: [{ var: "" }, { var: "" }] }),
	(chance) => nested({ filled: "Advice.Advice" }, "!", 10 + chance.below(400)),
	(chance) => ({ or: Array.from({ length: 2 + chance.below(600) }, () => ({ empty: "Advice.Advice" })) }),
];

function nested(inner: Json, name: string, depth: number): Json {
	let node = inner;
	for (let level = 0; level < depth; level++) node = { [name]: node };
	return node;
}

type Edit = (document: Json, chance: Chance) => void;

const somewhere =
	(edit: (spot: Spot, chance: Chance, all: readonly Spot[]) => void): Edit =>
	(document, chance) => {
		const all = spots(document);
		if (all.length > 0) edit(chance.pick(all), chance, all);
	};
const inNamed = (names: readonly string[], edit: (spot: Spot, chance: Chance, all: readonly Spot[]) => void): Edit =>
	somewhere((spot, chance, all) => {
		const named = all.filter(({ key }) => names.includes(String(key)));
		edit(named.length === 0 ? spot : chance.pick(named), chance, all);
	});

const edits: readonly Edit[] = [
	somewhere((spot) => remove(spot)),
	somewhere((spot, chance) => put(spot, chance.pick(hostileValues))),
	somewhere((spot, chance) => put(spot, chance.pick(hostileTexts))),
	somewhere((spot, chance, all) => put(spot, structuredClone(valueAt(chance.pick(all))))),
	somewhere((spot, chance, all) => {
		const other = chance.pick(all);
		const value = valueAt(spot);
		put(spot, structuredClone(valueAt(other)));
		put(other, structuredClone(value));
	}),
	somewhere(({ parent, key }, chance) => {
		if (Array.isArray(parent)) return;
		const value = parent[key];
		delete parent[key];
		const text = String(key);
		const at = chance.below(text.length);
		put({ parent, key: chance.once(3) ? chance.pick(hostileTexts) : text.slice(0, at) + text.slice(at + 1) }, value);
	}),
	somewhere(({ parent, key }, chance) => {
		if (Array.isArray(parent)) for (let times = 1 + chance.below(3); times > 0; times--) parent.push(structuredClone(parent[Number(key)]));
		else put({ parent, key: `${String(key)}2` }, structuredClone(parent[key]));
	}),
	somewhere((spot, chance) =>
		put(spot, nested(valueAt(spot), chance.pick(["properties", "x", "items", "children"]), 1 + chance.below(200))),
	),
	somewhere((spot, chance) => {
		const value = valueAt(spot);
		if (Array.isArray(value) && value.length > 0) {
			const item = value[chance.below(value.length)];
			put(
				spot,
				Array.from({ length: 1 + chance.below(60) }, () => structuredClone(item)),
			);
		} else
			put(
				spot,
				Array.from({ length: chance.below(2000) }, (_, index) => index),
			);
	}),
	somewhere((spot) => {
		const value = valueAt(spot);
		if (Array.isArray(value)) value.reverse();
		else if (typeof value === "string") put(spot, value.toUpperCase());
		else if (typeof value === "number") put(spot, String(value));
	}),
	inNamed(["code", "to", "uuid", "id", "realisationStartsAt"], (spot, chance, all) => {
		const alike = all.filter(({ key }) => key === spot.key);
		put(spot, chance.once(3) ? chance.pick(hostileTexts) : valueAt(chance.pick(alike)));
	}),
	inNamed(["when", "unless", "value", "enabledWhen"], (spot, chance) => put(spot, chance.pick(conditions)(chance))),
	inNamed(["required", "edit", "read", "outcomes", "steering"], (spot, chance) =>
		put(spot, [chance.pick(hostileTexts), chance.pick(hostileTexts)]),
	),
	inNamed(["next", "effects", "complete", "derived", "sections"], (spot, chance, all) => {
		const alike = all.filter(({ key }) => key === spot.key);
		put(spot, structuredClone(valueAt(chance.pick(alike))));
	}),
	inNamed(["var", "filled", "empty", "field", "on", "cond", "block"], (spot, chance, all) => {
		const alike = all.filter(({ key }) => key === spot.key);
		put(spot, chance.once(2) ? valueAt(chance.pick(alike)) : chance.pick(hostileTexts));
	}),
	inNamed(["oneOf", "final", "type", "format", "restart", "default", "maxLength"], (spot, chance, all) => {
		if (chance.once(3)) remove(spot);
		else put(spot, structuredClone(valueAt(chance.pick(all.filter(({ key }) => key === spot.key)))));
	}),
];

/** The text of a file after a hostile edit. The same seed gives the same text. */
export function hostilelyEdited(text: string, chance: Chance): string {
	if (chance.once(25)) return brokenText(text, chance);
	const document: Json = JSON.parse(text);
	for (let count = chance.pick([1, 1, 1, 2, 3]); count > 0; count--) chance.pick(edits)(document, chance);
	return JSON.stringify(document, null, "\t") ?? "";
}

/** No longer valid JSON, or no longer the same: truncated, with pieces removed, with bytes inserted. */
function brokenText(text: string, chance: Chance): string {
	const at = chance.below(text.length);
	switch (chance.below(5)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return text.slice(0, at) + text.slice(at + 1 + chance.below(40));
		case 2:
			return `${text.slice(0, at)}${chance.pick(hostileTexts)}${text.slice(at)}`;
		case 3:
			return "[".repeat(1 + chance.below(3000));
		default:
			return `\ufeff${text}`;
	}
}
