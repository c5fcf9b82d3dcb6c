import { isObject, knownBy, sameValue } from "../../../engine/index.ts";
import { isCondition, memberName, nameOfValue, placeBelow, type ValuePlace, valueWords } from "../bundle/value-words.ts";

/** What of one place two designers would have differently; in words. */
export interface ClashRow {
	/** What is inside the place, the outermost first; none for the place itself. */
	readonly where: readonly string[];
	readonly base: string;
	readonly mine: string;
	readonly theirs: string;
}

interface Three {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/** What the two differ in, as deep as it is the same kind of thing: of a field of which both changed the label, the label alone. */
export function clashRows(three: Three, place: ValuePlace, where: readonly string[] = []): readonly ClashRow[] {
	const { base, mine, theirs } = three;
	if (sameValue(mine, theirs)) return [];
	const parts = isWhole(mine, place) || isWhole(theirs, place) ? undefined : partsOf(three);
	const rows = parts?.flatMap(({ name, list, of }) => {
		const inside = list ? place : placeBelow(place, name);
		const called = list ? [name] : name === "properties" ? [] : [memberName(name, of.mine ?? of.theirs ?? of.base, place)];
		return clashRows(of, inside, [...where, ...called]);
	});
	// Of two lists of the same in another order no item differs.
	if (rows !== undefined && rows.length > 0) return rows;
	return [{ where, base: valueWords(base, place), mine: valueWords(mine, place), theirs: valueWords(theirs, place) }];
}

const isWhole = (value: unknown, place: ValuePlace): boolean => isCondition(value, place);

interface PartOf {
	readonly name: string;
	readonly list: boolean;
	readonly of: Three;
}

/** Member by member, or item by item by what it is known by; undefined where the two are not of one kind. */
function partsOf({ base, mine, theirs }: Three): readonly PartOf[] | undefined {
	if (isObject(mine) && isObject(theirs)) {
		const was = isObject(base) ? base : {};
		return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => ({
			name,
			list: false,
			of: { base: own(was, name), mine: own(mine, name), theirs: own(theirs, name) },
		}));
	}
	if (!isListOfThings(mine) || !isListOfThings(theirs)) return undefined;
	const [was, one, other] = [isListOfThings(base) ? base : [], mine, theirs].map(byName);
	if (was === undefined || one === undefined || other === undefined) return undefined;
	return [...new Set([...one.keys(), ...other.keys()])].map((key) => ({
		name: nameOfValue(one.get(key) ?? other.get(key)) ?? valueWords(one.get(key) ?? other.get(key)),
		list: true,
		of: { base: was.get(key), mine: one.get(key), theirs: other.get(key) },
	}));
}

const own = (value: object, name: string): unknown => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);

const isListOfThings = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isObject);

/** Undefined where two are known by the same. */
function byName(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
	const named = new Map(list.map((item) => [JSON.stringify(knownBy(item)), item]));
	return named.size === list.length ? named : undefined;
}
