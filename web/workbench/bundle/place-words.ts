import { blockName, languageOf, memberOf, partName, placeNames, type SectionReference } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { nameOf } from "./open-bundle.ts";
import { type PlacedStep, stepAt } from "./place-in-file.ts";

/** A place in a file in words: step, section, then the property by its Dutch name. */
export function placeWords(file: string, place: readonly (string | number)[], steps: readonly PlacedStep[]): readonly string[] {
	const language = languageOf(file);
	if (language === undefined) return [];
	const at = language === "flow" ? stepAt(steps, place) : undefined;
	if (at === undefined) return placeNames(place, language);
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
			...placeNames(below, "flow#branch"),
		];
	}
	return [...words, ...placeNames(rest, "flow#step")];
}

/** A place within a section in words: the fields by their titles on the form, then the property. */
function inSection(section: SectionReference, place: readonly (string | number)[]): readonly string[] {
	const depth = place[0] === "override" ? 2 : 1;
	if (place[depth - 1] === "ui") return inLook(section, place.slice(0, depth - 1), place.slice(depth));
	if (place[depth - 1] !== "schema") return placeNames(place.slice(depth - 1), "section");
	let node = place.slice(0, depth).reduce<unknown>((inner, part) => memberOf(inner, part), section);
	const words: string[] = [];
	for (const [index, part] of place.slice(depth).entries()) {
		node = memberOf(node, part);
		if (part === "properties") continue;
		const title = memberOf(node, "title");
		const isField = place[depth + index - 1] === "properties";
		if (typeof part === "number") words.push(String(part + 1));
		else if (isField) words.push(typeof title === "string" ? title : part);
		else words.push(partName("section#singleField", part));
	}
	return words;
}

/**
 * A place in the hints of a section in words: the fields by their titles in the schema. `above`: the place in the section that contains
 * both.
 */
function inLook(section: SectionReference, above: readonly (string | number)[], place: readonly (string | number)[]): readonly string[] {
	const words = placeNames(["ui"], "section");
	let node = [...above, "schema"].reduce<unknown>((inner, part) => memberOf(inner, part), section);
	for (const part of place) {
		// The hints of a list's rows stand under this word, as their schema does.
		node = part === "items" && memberOf(node, "type") === "array" ? memberOf(node, part) : memberOf(memberOf(node, "properties"), part);
		const title = memberOf(node, "title");
		words.push(typeof title === "string" ? title : partName(part === "items" ? "section#singleField" : "section#ui", String(part)));
	}
	return words;
}

/** The title of a section: its heading, or the name of its block. */
export function titleOf(section: SectionReference): string {
	const title = "block" in section ? section.override?.title : section.title;
	return typeof title === "string" ? title : (blockName("block" in section ? section.block : section.id) ?? nameOf(section));
}
