import { findOperator } from "../conditions/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { type LanguageProperty, languageProperties } from "../definition/language-properties.ts";

/** The contents of files, by the names used in the language's description. */
const languages: readonly (readonly [RegExp, string])[] = [
	[/^tenant\.json$/, "tenant"],
	[/^flow(-.+)?\.json$/, "flow"],
	[/^scenarios\//, "scenario"],
];

/** The language of a file; undefined for a file that has none. */
export const languageOf = (file: string): string | undefined => languages.find(([pattern]) => pattern.test(file))?.[1];

/** Places whose content is described under another name: a number stands for any entry. */
const goesOn: readonly (readonly [RegExp, string])[] = [
	[/^tenant\.lists\.(realisations|requests|locations)$/, "list"],
	[/^list\.fields\.[^.]+$/, "list#listField"],
	[/^list\.layouts$/, "list#listLayout"],
	[/^(list\.sheet|list#listLayout\.(columns|add))$/, "list#listColumn"],
	[/^list\.filters$/, "list#listFilter"],
	[/^list\.starts$/, "list#listStart"],
	[/^list\.categories$/, "list#listCategory"],
	[/^tenant\.terms\.[^.]+$/, "tenant#term"],
	[/^tenant\.theme$/, "tenant#theme"],
	[/^tenant\.(onHoldReasons|cancelReasons)$/, "tenant#reason"],
	[/^tenant\.(tags|pids)$/, "tenant#listEntry"],
	[/^tenant\.manuals\.segments\.pages$/, "tenant#manualPage"],
	[/^tenant\.reports\.menu$/, "tenant#reportSegment"],
	[/^tenant\.reports\.measures\.[^.]+$/, "tenant#reportMeasure"],
	[/^tenant#reportSegment\.items$/, "tenant#reportItem"],
	[/^tenant#reportItem\.tables$/, "tenant#reportTable"],
	[/^tenant\.requests$/, "requests"],
	[/^requests\.normaliser$/, "requests#normaliser"],
	[/^requests#normaliser\.fields$/, "request-fields#requestFields"],
	[/^request-fields#requestFields\..+\.where$/, "requests#filesRule.where"],
	[/^requests\.information$/, "requests#informationTable"],
	[/^requests#informationTable\.rows$/, "requests#informationRow"],
	[/^flow\.bindings$/, "flow#bindings"],
	[/^(flow|flow#step|flow#children(\.tracks)?)\.(steps|first)$/, "flow#step"],
	[/^flow#step\.access$/, "flow#access"],
	[/^flow#step\.sections$/, "section"],
	[/^flow#step\.children$/, "flow#children"],
	[/^flow#step\.next$/, "flow#branch"],
	[/^(flow#branch|flow#step\.(change|entered))\.effects$/, "flow#effect"],
	[/^(flow#step|section)\.(complete|save)$/, "section#stepRule"],
	[/^section\.override$/, "section"],
	[/^section\.schema$/, "section#form"],
	[/^section#(form|singleField)\.properties\.[^.]+$/, "section#singleField"],
	[/^section#singleField\.items$/, "section#singleField"],
	[/^section#singleField\.x-messages$/, "section#singleField"],
	[/^section#singleField\.oneOf$/, "section#option"],
	[/^section\.ui$/, "section#ui"],
	[/^section#ui\.ui:options$/, "widget#uiOptions"],
	[/^section#ui\.(?!ui:)[^.]+$/, "section#ui"],
	[/^section\.warn$/, "section#warning"],
	[/^section\.derived$/, "section#derivation"],
	[/^section\.unique$/, "section#uniqueField"],
	[/^section\.fields\..+$/, "section#fieldRule"],
	[/^section\.chains\..+$/, "section#chain"],
	[/^scenario\.instructions\.expect$/, "scenario#expectation"],
];

/** Additional descriptions for parts that may take another form: a section may be a block reference, and a group of fields is a form. */
const alsoDescribed: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^section$/, ["flow#blockReference"]],
	[/^section#singleField$/, ["section#form"]],
	[/^request-fields#requestFields/, ["requests#textRule", "requests#filesRule"]],
];

/** The description of a part of this place; undefined for a name that designers made up. */
export function described(language: string, part: string): LanguageProperty | undefined {
	const others = alsoDescribed.find(([place]) => place.test(language))?.[1] ?? [];
	return [language, ...others].map((place) => languageProperties[`${place}.${part}`]).find((each) => each !== undefined);
}

/** The Dutch name of a part of this place in the language; a name that designers made up stays the same. */
export const partName = (language: string, part: string): string => described(language, part)?.name ?? part;

/** The place that describes what lies under this name; names that designers made up are described like their place. */
export function languageBelow(language: string, part: string): string {
	const path = `${language}.${part}`;
	return goesOn.find(([above]) => above.test(path))?.[1] ?? (described(language, part) === undefined ? language : path);
}

/** The place of an edit in the description of its language; undefined in a file without one. */
export function languageAt(file: string, at: readonly unknown[]): string | undefined {
	const names = at.filter((part): part is string => typeof part === "string");
	return names.reduce<string | undefined>((language, part) => language && languageBelow(language, part), languageOf(file));
}

/** Properties by their Dutch names as far as the language describes them, then as written. */
export function placeNames(place: JsonPath, language: string): string[] {
	const words: string[] = [];
	let path = language;
	for (const part of place) {
		// The parts of a condition are not described separately: the condition as a whole is the place.
		if (typeof part === "string" && findOperator(part) !== undefined) break;
		if (typeof part === "number") {
			words.push(String(part + 1));
			continue;
		}
		if (part !== "properties") words.push(partName(path, part));
		path = languageBelow(path, part);
	}
	return words;
}
