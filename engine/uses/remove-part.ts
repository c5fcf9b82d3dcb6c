import type { BundleFiles } from "../bundle/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { applyEdits, type Edit } from "../edit/index.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import type { Leaving } from "./leaving.ts";
import type { Tie } from "./part-ties.ts";

/** What happens to a tie: it is removed too, it leads to another step, or it stays and is reported as a problem. */
export type TieChoice = "remove" | "keep" | { readonly to: string };

/** The edits that remove a part of the flow, and handle each tie as chosen. */
export function removePartEdits(files: BundleFiles, { place }: Leaving, choices: readonly (readonly [Tie, TieChoice])[]): readonly Edit[] {
	const led = choices.flatMap(([{ file, path, leads }, choice]) =>
		leads && typeof choice === "object" ? [{ file, path, to: choice.to }] : [],
	);
	const going = choices.filter(([, choice]) => choice === "remove").map(([tie]) => tie);
	const wholly = going.filter(({ goes }) => goes === "file");
	const places = going.flatMap(({ file, goes }) => (typeof goes === "object" ? goes.map((path) => ({ file, path })) : []));
	const rounds: ((bundle: BundleFiles) => readonly Edit[])[] = [
		(bundle) => editsAt(bundle, led, ({ file, to }, at) => ({ op: "set", file, at, value: to })),
		() => wholly.map(({ file }) => ({ op: "text", file, value: null })),
		(bundle) => othersAsTexts(bundle, withoutEach(bundle, places)),
		(bundle) => withoutEach(bundle, [{ file: "flow.json", path: place }]),
	];
	let bundle = files;
	return rounds.flatMap((round) => {
		const edits = round(bundle);
		const edited = applyEdits(bundle, edits);
		if ("bundle" in edited) bundle = edited.bundle;
		return edits;
	});
}

interface InFile {
	readonly file: string;
	readonly path: JsonPath;
}

/** Each place once: two uses may refer to the same one. */
function withoutEach(bundle: BundleFiles, places: readonly InFile[]): readonly Edit[] {
	const once = new Map(places.map((place) => [JSON.stringify([place.file, place.path]), place]));
	return editsAt(bundle, [...once.values()], ({ file, path }, at, document) => ({
		op: "remove",
		file,
		at: at.slice(0, withWhatIsEmptied(document, path).length),
	}));
}

/** The place to remove for the one at the path: a container that would become empty and may not be is removed as well. */
export function withWhatIsEmptied(document: unknown, path: JsonPath): JsonPath {
	const [list, at] = [path.slice(0, -1), path.at(-1)];
	const items = valueAt(document, list);
	if (typeof at !== "number" || !Array.isArray(items) || items.length > 1) return path;
	const name = list.at(-1);
	if (name === "next" || name === "effects" || name === "first") return list;
	// A list of columns has at least one; without the list, the product's columns apply.
	if (name === "sheet" || name === "columns" || name === "add") return list;
	// The fields that can be filled in for several processes at once.
	if (name === "fields" && list.at(-2) === "bulk") return list.slice(0, -1);
	if (name === "steps" && list.length > 1) return withWhatIsEmptied(document, list.slice(0, -1));
	return name === "tracks" && valueAt(document, [...list.slice(0, -1), "first"]) === undefined ? list.slice(0, -1) : path;
}
