import { fieldsRead } from "../../conditions/index.ts";
import type { Derivation, FieldPath } from "../../definition/index.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { unreadable } from "../model/unreadable.ts";
import { errorAt, type Place, placeInSection } from "../places/finding.ts";

export const derivedCircle: Rule = {
	code: "derived-circle",
	description: "A value derived from itself can't be computed.",
	check: (model) => {
		if (unreadable(model)) return [];
		const derivations = derivationPlaces(model);
		const comesBack = (field: FieldPath, start: FieldPath, seen: ReadonlySet<FieldPath>): boolean =>
			derivations
				.filter(({ derivation }) => derivation.field === field)
				.flatMap(({ derivation }) => sources(derivation, model))
				.some((source) => source === start || (!seen.has(source) && comesBack(source, start, new Set([...seen, source]))));
		return derivations
			.filter(({ derivation }) => comesBack(derivation.field, derivation.field, new Set()))
			.map(({ derivation, place }) =>
				errorAt("derived-circle", place, {
					message: `"${derivation.field}" follows, directly or through others, from itself.`,
					remedy: 'Derive it from other fields, or from its value before the save ("stored").',
				}),
			);
	},
};

/** Fields whose change triggers the derivation: its `on`, or else everything it reads of the present values (`stored` is the past). */
function sources({ on, value, when }: Derivation, { flow }: FlowModel): readonly FieldPath[] {
	if (on !== undefined) return [on];
	return [
		...fieldsRead(withoutStored(value), flow.conditions),
		...(when === undefined ? [] : fieldsRead(withoutStored(when), flow.conditions)),
	];
}

function withoutStored(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(withoutStored);
	if (typeof node !== "object" || node === null) return node;
	if ("stored" in node) return null;
	return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withoutStored(value)]));
}

function derivationPlaces({ steps }: FlowModel): readonly { readonly derivation: Derivation; readonly place: Place }[] {
	return steps.flatMap(({ sections }) =>
		sections.flatMap((entry) =>
			(entry.section.derived ?? []).map((derivation, index) => ({ derivation, place: placeInSection(entry, ["derived", index, "value"]) })),
		),
	);
}
