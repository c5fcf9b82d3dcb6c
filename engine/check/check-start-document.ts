import type { TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/**
 * Rows of a tenant's own start document that name a field or group that none of its flows has: they would be left out silently. `declared`:
 * fields of the flow's forms; empty when they are not known.
 */
export function checkStartDocument({ startDocument }: TenantDefinition, declared: readonly string[]): readonly Finding[] {
	const sections = startDocument?.sections ?? [];
	if (declared.length === 0 || sections.length === 0) return [];
	const groups = [...new Set(declared.flatMap(groupsAbove))];
	return sections.flatMap(({ rows = [] }, section) =>
		rows.flatMap((row, index) => {
			const place = ["startDocument", "sections", section, "rows", index];
			if ("field" in row) return unknown(row.field, declared, [...place, "field"], "field");
			return "group" in row ? unknown(row.group, groups, [...place, "group"], "group") : [];
		}),
	);
}

/** "Advice.Alternative.Latitude" lies in the groups Advice and Advice.Alternative. */
function groupsAbove(path: string): string[] {
	const names = path.split(".").slice(0, -1);
	return names.map((_name, index) => names.slice(0, index + 1).join("."));
}

function unknown(asked: string, known: readonly string[], path: readonly (string | number)[], noun: string): readonly Finding[] {
	if (known.includes(asked)) return [];
	return [
		errorAt(
			"unknown-field",
			{ path },
			{
				message: `There is no ${noun} "${asked}".`,
				remedy: `Name a ${noun} of one of the flow's forms, or leave the row out.`,
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}
