import { adviseOneOf } from "../../definition/advise-one-of.ts";
import type { FieldPath, JsonPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { typeOfSchemas } from "../expressions/value-types.ts";
import { effectPlaces } from "../model/effect-places.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const unknownReason: Rule = {
	code: "unknown-reason",
	description: "A process is cancelled with a reason from the tenant's list.",
	check: (model) => {
		const reasons = model.tenant?.cancelReasons.map(({ value }) => value);
		if (reasons === undefined) return [];
		const demand = (asked: string, path: JsonPath): readonly Finding[] =>
			reasons.includes(asked)
				? []
				: [
						errorAt(
							"unknown-reason",
							{ path },
							{
								message: `The tenant has no reason "${asked}" to cancel.`,
								remedy: adviseOneOf(reasons, 'or add it to "cancelReasons" of tenant.json'),
								didYouMean: nearestName(asked, reasons),
							},
						),
					];
		return effectPlaces(model).flatMap(({ effect, path }) =>
			"cancel" in effect
				? [
						...demand(effect.cancel, [...path, "cancel"]),
						...chosenIn(effect.reasonFrom, model).flatMap((option) => demand(option, [...path, "reasonFrom"])),
					]
				: [],
		);
	},
};

/** The options of the field from which the reason is taken. */
function chosenIn(field: FieldPath | undefined, { fields }: FlowModel): readonly string[] {
	if (field === undefined) return [];
	const schemas = (fields.fields.get(field)?.declarations ?? []).map(({ schema }) => schema);
	return [...new Set((typeOfSchemas(schemas).options ?? []).map(String))];
}
