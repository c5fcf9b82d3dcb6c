import type { FieldPath } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";

/** The names of a field's path; "[]" is one of its own, behind a list: those of "Plan.Spots[].Colour" are Plan, Spots, [] and Colour. */
export const namesOfField = (field: FieldPath): readonly string[] => field.split(/\.|(?=\[\])/);

/** Whether nested names, as in a form, its hints or user input, end with these. */
export function endsIn(path: JsonPath, names: readonly string[]): boolean {
	const along = path.filter((part) => !between.has(part));
	const parts = names.includes("[]") ? along.flatMap(pathsSplit) : along;
	const start = parts.length - names.length;
	if (start < 0 || !names.every((name, index) => isNamed(parts[start + index], name))) return false;
	const above = parts.slice(0, start).findLast((part) => typeof part === "string");
	return above === undefined || nesting.has(above) || /^\d+(-[a-z])?$/.test(above) || startsHere(along, names);
}

/** Parts of a place without a name of their own in a field's path. `$new`, `$items`: the items of a list in the demonstration. */
const between: ReadonlySet<unknown> = new Set(["properties", "$new", "$items"]);

/** Members under which values are nested from the root. */
const nesting: ReadonlySet<string> = new Set(["schema", "ui", "with", "values", "override"]);

/** The items of a list: by their number among values, by a word in a form, its hints and the demonstration. */
const isNamed = (part: string | number | undefined, name: string): boolean =>
	name === "[]" ? typeof part === "number" || part === "items" || part === "each" : part === name;

const pathsSplit = (part: string | number): readonly (string | number)[] => (typeof part === "string" ? part.split(".") : [part]);

/** Whether a member that is itself a path starts these names: wherever it stands, it is one from the root. */
function startsHere(along: JsonPath, names: readonly string[]): boolean {
	const list = names.slice(0, names.indexOf("[]")).join(".");
	return list.includes(".") && along.some((part) => part === list);
}
