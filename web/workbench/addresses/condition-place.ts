import { formatPath, type JsonPath, knownBy, memberOf, pathOfText, sameValue } from "../../../engine/index.ts";

type List = readonly unknown[];

/**
 * The place of a condition for an address: items of lists are called by their name, where they have one of their own, so that the address
 * leads to the same condition when something is inserted before it.
 */
export function conditionPlace(document: unknown, path: JsonPath): string {
	let node = document;
	const named = path.map((part) => {
		const name = Array.isArray(node) && typeof part === "number" ? nameIn(node, part) : undefined;
		node = memberOf(node, part);
		return name ?? part;
	});
	return formatPath(named);
}

/** The path of such a place in the file as it is now, also if the place has positions only; null if what it names is not there. */
export function pathOfPlace(document: unknown, place: string): JsonPath | null {
	const path: (string | number)[] = [];
	let node = document;
	for (const part of pathOfText(place)) {
		const key = Array.isArray(node) && typeof part === "string" ? indexOf(node, part) : part;
		if (key === undefined) return null;
		path.push(key);
		node = memberOf(node, key);
	}
	return path;
}

/** The path of the same place after a change of the file; null if it is gone. `certain`: only if it is known by name or content. */
export function followedPath(before: unknown, path: JsonPath, after: unknown, certain: boolean): JsonPath | null {
	const followed: (string | number)[] = [];
	let [was, is] = [before, after];
	for (const part of path) {
		const key = Array.isArray(was) && Array.isArray(is) && typeof part === "number" ? followedIndex(was, part, is, certain) : part;
		if (key === undefined) return null;
		followed.push(key);
		[was, is] = [memberOf(was, part), memberOf(is, key)];
	}
	return followed;
}

/** Where an item of a list is after a change: by its name or content, or in its former place among the same others. */
function followedIndex(was: List, index: number, is: List, certain: boolean): number | undefined {
	const name = nameIn(was, index);
	const named = name === undefined ? undefined : indexOf(is, name);
	if (named !== undefined) return named;
	const item = was[index];
	const [former, same] = [alike(was, item), alike(is, item)];
	const nth = former.indexOf(index);
	if (former.length === same.length && nth >= 0) return same[nth];
	// What changed of it is all that changed of the list. A step that came instead of another is no change of it.
	const changed = !certain && memberOf(item, "uuid") === undefined && was.length === is.length;
	return changed && sameValue(was.toSpliced(index, 1), is.toSpliced(index, 1)) ? index : undefined;
}

const alike = (list: List, item: unknown): readonly number[] => list.flatMap((each, index) => (sameValue(each, item) ? [index] : []));

const indexOf = (list: List, name: string): number | undefined => {
	const index = list.findIndex((_, each) => nameIn(list, each) === name);
	return index < 0 ? undefined : index;
};

/** What no other item of the list is called: its uuid, its id, or for a rule its field or else its message. */
function nameIn(list: List, index: number): string | undefined {
	return namesOf(list[index]).find((name) => list.every((other, at) => at === index || !namesOf(other).includes(name)));
}

function namesOf(item: unknown): readonly string[] {
	const known = knownBy(item);
	return ["key" in known ? known.is : undefined, memberOf(item, "message")].filter((name) => typeof name === "string");
}
