import { adviseOneOf } from "../definition/advise-one-of.ts";
import type { JsonPath } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/** A finding that a list has no such name; empty when it has. */
export function named(asked: string | undefined, known: readonly string[], path: JsonPath, noun: string): readonly Finding[] {
	if (asked === undefined || known.includes(asked)) return [];
	return [
		errorAt(
			"unknown-list-name",
			{ path },
			{
				message: `There is no ${noun} "${asked}".`,
				remedy: remedyOf(noun, known),
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}

function remedyOf(noun: string, known: readonly string[]): string {
	if (noun.startsWith("form")) return "Name a field of one of the flow's forms.";
	return noun.startsWith("field")
		? `Use one of ${known.join(", ")}, or describe it under "fields" with the path of its value.`
		: adviseOneOf(known);
}
