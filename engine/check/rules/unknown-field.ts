import type { FieldPath, JsonPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { effectPlaces } from "../model/effect-places.ts";
import { expressionRule, type Rule } from "../model/rule.ts";
import type { SectionEntry } from "../places/entries.ts";
import { errorAt, type Finding, type Place, placeInSection } from "../places/finding.ts";

const read = expressionRule("unknown-field", "A field is named that no section declares.");

export const unknownField: Rule = {
	...read,
	check: (model) => {
		const known = (path: FieldPath) => model.fields.fields.has(path) || model.fields.groups.has(path);
		const demand = (path: FieldPath | undefined, place: Place): readonly Finding[] => {
			if (path === undefined || known(path)) return [];
			return [
				errorAt("unknown-field", place, {
					message: `No section of this flow declares the field "${path}".`,
					remedy: "Name a field of one of the forms, or add the field to a section.",
					didYouMean: () => nearestName(path, [...model.fields.fields.keys(), ...model.fields.groups]),
				}),
			];
		};
		return [
			...read.check(model),
			...model.steps.flatMap((entry) => [
				...(entry.step.outcomes ?? []).flatMap((path, index) => demand(path, { path: [...entry.path, "outcomes", index] })),
				...(entry.step.bulk?.fields ?? []).flatMap((path, index) => demand(path, { path: [...entry.path, "bulk", "fields", index] })),
				...(entry.step.entered ?? []).flatMap(({ field }, index) => demand(field, { path: [...entry.path, "entered", index, "field"] })),
				...(entry.step.complete ?? []).flatMap((rule, index) => demand(rule.field, { path: [...entry.path, "complete", index, "field"] })),
				...entry.sections.flatMap((section) =>
					namedInSection(section).flatMap(({ name, at }) => demand(name, placeInSection(section, at))),
				),
			]),
			...effectPlaces(model).flatMap(({ effect, path }) => [
				...("clear" in effect ? effect.clear.flatMap((field, index) => demand(field, { path: [...path, "clear", index] })) : []),
				...("reasonFrom" in effect ? demand(effect.reasonFrom, { path: [...path, "reasonFrom"] }) : []),
				...("commentFrom" in effect ? demand(effect.commentFrom, { path: [...path, "commentFrom"] }) : []),
			]),
		];
	},
};

interface NamedField {
	readonly name: FieldPath | undefined;
	readonly at: JsonPath;
}

function namedInSection({ section }: SectionEntry): readonly NamedField[] {
	return [
		...Object.keys(section.fields ?? {}).map((name) => ({ name, at: ["fields", name] })),
		...(section.derived ?? []).flatMap(({ field, on }, index) => [
			{ name: field, at: ["derived", index, "field"] },
			{ name: on, at: ["derived", index, "on"] },
		]),
		...(section.complete ?? []).map(({ field }, index) => ({ name: field, at: ["complete", index, "field"] })),
		...(section.save ?? []).map(({ field }, index) => ({ name: field, at: ["save", index, "field"] })),
		...(section.warn ?? []).map(({ field }, index) => ({ name: field, at: ["warn", index, "field"] })),
		...(section.unique ?? []).flatMap(({ field, within }, index) => [
			{ name: field, at: ["unique", index, "field"] },
			{ name: within, at: ["unique", index, "within"] },
		]),
		...(section.steering ?? []).map((name, index) => ({ name, at: ["steering", index] })),
	];
}
