import { isObject, objectOf, readPath, today, type Values } from "../../engine/index.ts";
import type { DemoPlace } from "./demo-places.ts";
import type { Template } from "./demo-script.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface Filling {
	readonly random: SeededRandom;
	/** Instant of the move, in milliseconds since 1970. */
	readonly now: number;
	readonly place: DemoPlace;
	/** Values of the process so far. */
	readonly values: Values;
	/** Receives the files that are added to the process. */
	readonly addFile?: (file: DemoFile) => void;
}

/** A document of a process, uploaded by the person who makes the move. */
export interface DemoFile {
	readonly uuid: string;
	/** Including its extension. */
	readonly name: string;
	readonly category: string;
}

/** The argument of each `$…`. Scripts are the product's own files: nobody else writes them. */
interface Arguments {
	$pick: readonly Template[];
	$maybe: readonly [share: number, template: Template];
	$whole: readonly [from: number, to: number];
	$day: readonly [from: number, to: number];
	$code: string;
	$ean: string;
	$same: string;
	$address: unknown;
	$items: { readonly of: string; readonly each: Template };
	$new: { readonly count: readonly [from: number, to: number]; readonly each: Template };
	$file: readonly [category: string, names: readonly string[]];
	$location: string;
}

type Rules = { readonly [Name in keyof Arguments]: (argument: Arguments[Name], filling: Filling) => unknown };

/**
 * The values of the placeholders in a template: `$pick` one of a list · `$maybe` [share, template] or nothing · `$whole` [from, to] ·
 * `$day` [from, to] days around the move, as YYYY-MM-DD · `$code` text with a digit for every # · `$ean` 18 digits with this beginning,
 * ending in their check digit · `$same` the stored value at a path · `$address` street, number and city of the place · `$items` the stored
 * items of a list, each with the additional values of `each` · `$new` this many new items with the values of `each`, each with a uuid ·
 * `$file` [category, names]: the id of a document of that category, one of these in the folder `demo/files` · `$location` the stored group
 * at a path once it has a place, and before that the place of the process.
 */
const rules: Rules = {
	$pick: (items, filling) => fillTemplate(filling.random.pick(items), filling),
	$maybe: ([share, template], filling) => (filling.random.chance(share) ? fillTemplate(template, filling) : undefined),
	$whole: ([from, to], { random }) => random.whole(from, to),
	$day: ([from, to], { random, now }) => dayText(now + random.whole(from, to) * 86_400_000),
	$code: (pattern, { random }) => pattern.replace(/#/g, () => String(random.whole(0, 9))),
	$ean: (prefix, { random }) => withCheckDigit(prefix.padEnd(17, "#").replace(/#/g, () => String(random.whole(0, 9)))),
	$same: (path, { values }) => readPath(values, path),
	$address: (_, { place }) => {
		const { Latitude: _lat, Longitude: _lng, PostalCode: _code, ...address } = placeValues(place);
		return address;
	},
	$items: ({ of, each }, filling) => {
		const stored = readPath(filling.values, of);
		return (Array.isArray(stored) ? stored.map(objectOf) : [])
			.filter((item) => item.deleted_at === undefined)
			.map((item) => ({ ...item, ...objectOf(fillTemplate(each, filling)) }));
	},
	$new: ({ count: [from, to], each }, filling) =>
		Array.from({ length: filling.random.whole(from, to) }, () => ({
			uuid: filling.random.uuid(),
			...objectOf(fillTemplate(each, filling)),
		})),
	$file: ([category, names], { random, addFile }) => {
		const file = { uuid: random.uuid(), name: random.pick(names), category };
		addFile?.(file);
		return file.uuid;
	},
	$location: (path, { values, place }) => {
		const stored = objectOf(readPath(values, path));
		// The engine counts the version; nobody sends it.
		return typeof stored.Latitude === "number" ? { ...stored, version: undefined } : placeValues(place);
	},
};

/** The value of a template; undefined when it has none. Members of a group that are undefined are left out. */
export function fillTemplate(template: Template, filling: Filling): unknown {
	if (Array.isArray(template)) return template.map((item) => fillTemplate(item, filling)).filter((item) => item !== undefined);
	if (!isObject(template)) return template;
	const { with: extra, ...members } = template;
	const [name, argument] = Object.entries(members)[0] ?? [];
	if (name === undefined || !isRule(name))
		return withoutGaps(Object.entries(template).map(([key, value]) => [key, fillTemplate(value, filling)]));
	const value = rules[name](argument as never, filling);
	return extra === undefined ? value : withoutGaps(Object.entries({ ...objectOf(value), ...objectOf(fillTemplate(extra, filling)) }));
}

function isRule(name: string): name is keyof Rules {
	return Object.hasOwn(rules, name);
}

function withoutGaps(entries: readonly (readonly [string, unknown])[]): Values {
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function placeValues(place: DemoPlace): Values {
	return {
		Latitude: place.latitude,
		Longitude: place.longitude,
		StreetName: place.street,
		HouseNumber: place.number,
		...(place.suffix !== "" && { HouseNumberSuffix: place.suffix }),
		PostalCode: place.postalCode,
		CityName: place.city,
	};
}

/** The calendar day in the Netherlands. */
function dayText(instant: number): string {
	return today(instant);
}

/** GS1: digits from the right are weighted three and one in turn, and the check digit makes the sum a multiple of ten. */
function withCheckDigit(digits: string): string {
	const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
	return `${digits}${(10 - (sum % 10)) % 10}`;
}
