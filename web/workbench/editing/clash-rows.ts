import { isObject, knownBy, sameValue } from "../../../engine/index.ts";
import { isCondition, memberName, nameOfValue, placeBelow, type ValuePlace, valueWords } from "../bundle/value-words.ts";

/** One difference between two designers' versions of a place, in words. */
export interface ClashRow {
	/** The path inside the place, outermost first; empty for the place itself. */
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

/** The differences between two versions, as deep as both have the same structure: if both changed the label of a field, only the label. */
export function clashRows(three: Three, place: ValuePlace, where: readonly string[] = []): readonly ClashRow[] {
	const { base, mine, theirs } = three;
	if (sameValue(mine, theirs)) return [];
	const parts = isWhole(mine, place) || isWhole(theirs, place) ? undefined : partsOf(three);
	const rows = parts?.flatMap(({ name, list, of }) => {
		const inside = list ? place : placeBelow(place, name);
		const called = list ? [name] : name === "properties" ? [] : [memberName(name, of.mine ?? of.theirs ?? of.base, place)];
		return clashRows(of, inside, [...where, ...called]);
	});
	// Two lists with the same items in a different order have no differing item.
	if (rows !== undefined && rows.length > 0) return rows;
	return [{ where, base: valueWords(base, place), mine: valueWords(mine, place), theirs: valueWords(theirs, place) }];
}

const isWhole = (value: unknown, place: ValuePlace): boolean => isCondition(value, place);

interface PartOf {
	readonly name: string;
	readonly list: boolean;
	readonly of: Three;
}

/** The parts of the values by member, or for lists by the key of the item; undefined if the structures differ. */
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

/** Undefined if two items have the same key. */
function byName(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
	const named = new Map(list.map((item) => [JSON.stringify(knownBy(item)), item]));
	return named.size === list.length ? named : undefined;
}
