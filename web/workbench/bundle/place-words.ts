import { findOperator, languageProperties, memberOf, type SectionReference } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { nameOf } from "./open-bundle.ts";
import { type PlacedStep, stepAt } from "./place-in-file.ts";

/** What the files hold, in the names of the language's description. */
const languages: readonly (readonly [RegExp, string])[] = [
	[/^tenant\.json$/, "tenant"],
	[/^flow(-.+)?\.json$/, "flow"],
	[/^scenarios\//, "scenario"],
];

/** Where a problem is, in words: step, section, then the property by its Dutch name. */
export function placeWords(file: string, place: readonly (string | number)[], steps: readonly PlacedStep[]): readonly string[] {
	const language = languages.find(([pattern]) => pattern.test(file))?.[1];
	if (language === undefined) return [];
	const at = language === "flow" ? stepAt(steps, place) : undefined;
	if (at === undefined) return named(place, language);
	const { step } = at;
	const rest = place.slice(at.place.length);
	const words = [text("workbench.place.step", { code: step.code, label: step.label })];
	const [first, number, ...below] = rest;
	if (first === "sections" && typeof number === "number") {
		const section = step.sections[number];
		return section === undefined ? words : [...words, titleOf(section), ...inSection(section, below)];
	}
	if (first === "next" && typeof number === "number") {
		const label = step.next?.[number]?.label;
		return [
			...words,
			label === undefined ? text("workbench.place.branch", { number: number + 1 }) : text("workbench.place.branch.named", { label }),
			...named(below, "flow#branch"),
		];
	}
	return [...words, ...named(rest, "flow#step")];
}

/** The fields of a section by what they are called on the form, and what of them it is about. */
function inSection(section: SectionReference, place: readonly (string | number)[]): readonly string[] {
	const depth = place[0] === "override" ? 2 : 1;
	if (place[depth - 1] === "ui") return inLook(section, place.slice(0, depth - 1), place.slice(depth));
	if (place[depth - 1] !== "schema") return named(place.slice(depth - 1), "section");
	let node = place.slice(0, depth).reduce<unknown>((inner, part) => memberOf(inner, part), section);
	const words: string[] = [];
	for (const [index, part] of place.slice(depth).entries()) {
		node = memberOf(node, part);
		if (part === "properties") continue;
		const title = memberOf(node, "title");
		const isField = place[depth + index - 1] === "properties";
		if (typeof part === "number") words.push(String(part + 1));
		else if (isField) words.push(typeof title === "string" ? title : part);
		else words.push((languageProperties[`section#singleField.${part}`] ?? languageProperties[`section#form.${part}`])?.name ?? part);
	}
	return words;
}

/** How fields look, beside their form: by what they are called there. `above`: the place of both in the section. */
function inLook(section: SectionReference, above: readonly (string | number)[], place: readonly (string | number)[]): readonly string[] {
	const words = named(["ui"], "section");
	let node = [...above, "schema"].reduce<unknown>((inner, part) => memberOf(inner, part), section);
	for (const part of place) {
		node = memberOf(memberOf(node, "properties"), part);
		const title = memberOf(node, "title");
		words.push(typeof title === "string" ? title : (languageProperties[`section#ui.${part}`]?.name ?? String(part)));
	}
	return words;
}

export function titleOf(section: SectionReference): string {
	const title = "block" in section ? section.override?.title : section.title;
	return typeof title === "string" ? title : nameOf(section);
}

/** Where the description of what stands below goes on under another name: a number stands for any entry. */
const goesOn: readonly (readonly [RegExp, string])[] = [
	[/^tenant\.lists\.(realisations|requests|locations)$/, "list"],
	[/^list\.layouts$/, "list#listLayout"],
	[/^(list\.sheet|list#listLayout\.(columns|add))$/, "list#listColumn"],
	[/^list\.filters$/, "list#listFilter"],
	[/^list\.categories$/, "list#listCategory"],
	[/^tenant\.terms\.[^.]+$/, "tenant#term"],
	[/^flow\.bindings$/, "flow#bindings"],
	[/^(flow|flow#step|flow#children(\.tracks)?)\.(steps|first)$/, "flow#step"],
	[/^flow#step\.access$/, "flow#access"],
	[/^flow#step\.children$/, "flow#children"],
	[/^flow#step\.next$/, "flow#branch"],
	[/^flow#branch\.effects$/, "flow#effect"],
	[/^(flow#step|section)\.(complete|save)$/, "section#stepRule"],
	[/^section\.warn$/, "section#warning"],
	[/^section\.derived$/, "section#derivation"],
	[/^section\.unique$/, "section#uniqueField"],
	[/^section\.fields\.[^.]+$/, "section#fieldRule"],
	[/^section\.chains\.[^.]+$/, "section#chain"],
];

/** Properties by their Dutch name as far as the language describes them, then as they are written. */
function named(place: readonly (string | number)[], language: string): string[] {
	const words: string[] = [];
	let path = language;
	for (const part of place) {
		// What is inside a condition has no names of its own: the condition is the place.
		if (typeof part === "string" && findOperator(part) !== undefined) break;
		if (typeof part === "number") {
			words.push(String(part + 1));
			continue;
		}
		path = `${path}.${part}`;
		const name = languageProperties[path]?.name;
		if (part !== "properties") words.push(name ?? part);
		path = goesOn.find(([above]) => above.test(path))?.[1] ?? path;
	}
	return words;
}
