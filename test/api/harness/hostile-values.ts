import type { SeededRandom } from "../../../server/demo/seeded-random.ts";

/** JSON values that trip up input checks. */
export const hostileValues: readonly unknown[] = [
	null,
	true,
	false,
	0,
	-1,
	1,
	1.5,
	-0.5,
	1e15,
	2 ** 31,
	2 ** 53,
	Number.MAX_SAFE_INTEGER,
	-Number.MAX_SAFE_INTEGER,
	1e308,
	5e-324,
	"",
	" ",
	"\t\n",
	"0",
	"-1",
	"null",
	"true",
	"[object Object]",
	"NaN",
	"Infinity",
	"0x10",
	"١٢٣",
	"1e3",
	"\u0000",
	"a\u0000b",
	"\u001b[31m",
	"\r\nSet-Cookie: x=1",
	"\ud800",
	"x\udfff",
	"\ufeff",
	"\u202e\u200b",
	"e\u0301",
	"😀",
	"ﬀ",
	"'; drop table realisation; --",
	'" or ""="',
	"1)) union select 1--",
	"$1",
	"%",
	"_",
	"\\",
	"\\u0000",
	"{{7*7}}",
	"$" + "{7*7}",
	"<script>alert(1)</script>",
	"=cmd|' /C calc'!A0",
	"../../../etc/passwd",
	"..\\..\\",
	"file:///etc/passwd",
	"javascript:alert(1)",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"municipality|",
	"|",
	"cpo|allego|x",
	"municipality|arnhem-0202\u0000",
	"gridoperator|Liander",
	"2026-02-30",
	"2026-11-20T10:00:00Z",
	"0000-00-00",
	"Cancelled",
	"99999-01-01",
	"00000000-0000-0000-0000-000000000000",
	"ffffffff-ffff-4fff-bfff-ffffffffffff",
	"6E2A1F0C-2B7D-4D35-9A55-0F6F7A6D3C11",
	[],
	[[]],
	[null],
	["__proto__"],
	{},
	{ length: 1e9 },
	{ toString: "x" },
	{ valueOf: null },
	JSON.parse('{"then":"x"}'),
	{ $ref: "#" },
	{ "": "" },
	[1, "a", null, {}, []],
	{ "a.b": 1, "a/b": 2, "a~b": 3 },
];

/** Names of properties that only the server, or only other people, may write. */
export const serverOwned: readonly string[] = [
	"uuid",
	"ref",
	"reference",
	"case_ref",
	"case_counter",
	"requestUuids",
	"processType",
	"MunicipalityCode",
	"address",
	"stakeholders",
	"tenant",
	"synced",
	"created_at",
	"updated_at",
	"status",
	"statusMeta",
	"flow",
	"Events",
	"history",
	"gdpr",
	"checked",
	"suspect",
	"Amount",
	"FinUnit",
	"Locations",
	"CurrentLocation",
	"comments",
	"files",
	"Docs",
	"userId",
	"roles",
	"completed",
	"cancelled",
	"onhold",
	"vkb",
	"iteration",
	"state",
	"workflowUuid",
	"enabled",
	"admin",
	"isAdmin",
];

const polluting = ["prototype", "constructor", "toString", "__proto__", "hasOwnProperty", ""];

type Json = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Json => typeof value === "object" && value !== null;

export function hostileValue(random: SeededRandom): unknown {
	if (random.chance(0.01)) return "x".repeat(random.pick([101, 4_001, 70_000, 1_048_000]));
	if (random.chance(0.01)) return nested(random.pick([5, 50, 500]));
	if (random.chance(0.01)) return Array.from({ length: random.pick([51, 401, 5_000]) }, (_, index) => index);
	return structuredClone(random.pick(hostileValues));
}

function nested(depth: number): unknown {
	let value: unknown = 1;
	for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
	return value;
}

/** Changes the tree in one place: removes, adds or retypes something. */
export function spoil(random: SeededRandom, body: unknown): unknown {
	if (!isTree(body) || random.chance(0.03)) return hostileValue(random);
	const places = placesIn(body);
	const place = random.pick(places);
	const keys = Object.keys(place);
	const key = keys.length === 0 ? "" : random.pick(keys);
	const kind = random.pick(["extra", "extra", "value", "value", "absent", "wrapped", "text"] as const);
	if (kind === "extra" || keys.length === 0)
		define(place, random.pick(random.chance(0.8) ? serverOwned : polluting), random.chance(0.5) ? hostileValue(random) : { enabled: true });
	else if (kind === "value") define(place, key, hostileValue(random));
	else if (kind === "absent") Reflect.deleteProperty(place, key);
	else if (kind === "wrapped") define(place, key, random.pick([[Reflect.get(place, key)], { value: Reflect.get(place, key) }]));
	else define(place, key, JSON.stringify(Reflect.get(place, key)));
	return body;
}

/** Defines an own property, even for the name `__proto__`. */
function define(place: Json, key: string, value: unknown): void {
	Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(tree: Json): Json[] {
	return [tree, ...Object.values(tree).filter(isTree).slice(0, 20).flatMap(placesIn)];
}

/** Body texts that a JSON parser must reject, by what is wrong with them. */
export function hostileTexts(text: string): readonly (readonly [string, string | Buffer])[] {
	const numbers = ["1e400", "-1e400", "-0", "9007199254740993", "01", "0x1", "NaN", "1_000", ".5"];
	const surrogate = [0x2c, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d];
	return [
		...numbers.map((number) => [`the number ${number}`, text.replace(/"synced":\d+/, `"synced":${number}`)] as const),
		["a prototype", text.replace("{", '{"__proto__":{"polluted":true},')],
		["a constructor", text.replace("{", '{"constructor":{"prototype":{"polluted":true}},')],
		["a piece", text.slice(0, text.length / 2)],
		["itself twice", `${text}${text}`],
		["a depth of lists", "[".repeat(100_000)],
		["a depth of objects", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
		["a list around it", `[${text}]`],
		["single quotes", text.replaceAll('"', "'")],
		["NUL in a name", text.replace(/"/, '"\\u0000')],
		["half a character in a name", text.replace(/"/, '"\\ud800')],
		["NUL at the end", `${text}\u0000`],
		["too many bytes", " ".repeat(1_048_577)],
		["nothing", ""],
		["UTF-16", Buffer.from(text, "utf16le")],
		["bytes that are no text", Buffer.from([0xff, 0xfe, 0xc0, 0x80, ...Buffer.from(text)])],
		["half a character as bytes", Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from(surrogate)])],
		["a form", "a=1&".repeat(50)],
	];
}

/** Changes the text of a body in ways that no tree can express. */
export function spoilText(random: SeededRandom, text: string): string | Buffer {
	const twice = text.replace(/"(\w+)":/, (whole, name: string) => `"${name}":null,${whole}`);
	return random.pick([...hostileTexts(text).map(([, spoilt]) => spoilt), twice, text.replace(/\}$/, `,${text.slice(1)}`), `\ufeff${text}`]);
}

/** Content types close to application/json that have slipped past the checks of other servers. */
export const contentTypes: readonly string[] = [
	"application/json; charset=utf-8",
	"application/json;charset=utf-16",
	"application/json;charset=latin1",
	"Application/JSON",
	"application/json\t",
	"application/json ; x=y",
	"application/json;",
	"application/json,text/plain",
	"text/json",
	"text/plain",
	"application/problem+json",
	"application/vnd.api+json",
	"application/json+x",
	"application/jsonp",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=x",
	"application/xml",
	"application/octet-stream",
	"*/*",
	"json",
	"",
	"application/json\u00a0",
	"application/jsonx",
	"x/application/json",
];

/** Parts of an address, inserted without encoding. */
export const hostilePathParts: readonly string[] = [
	"%00",
	"%ff",
	"%zz",
	"%",
	"..",
	"%2e%2e",
	"..%2f..%2f",
	"%2F",
	"a%2Fb",
	"%0d%0aX:1",
	"%F0%9F%98%80",
	"%ED%A0%80",
	"__proto__",
	"constructor",
	"null",
	"undefined",
	"-1",
	"1",
	"*",
	"'",
	"%27%20or%201=1--",
	"6E2A1F0C-2B7D-4D35-9A55-0F6F7A6D3C11",
	"6e2a1f0c-2b7d-1d35-9a55-0f6f7a6d3c11",
	"6e2a1f0c2b7d4d359a550f6f7a6d3c11",
	"%7B6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c11%7D",
	"x".repeat(300),
	"a".repeat(5_000),
	".",
	"%20",
	";x=1",
	"realisation",
	"6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c11%00",
];
