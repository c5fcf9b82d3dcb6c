import type { FieldPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const bindingMissing: Rule = {
	code: "binding-missing",
	description: "The product reads these fields for maps, panels and lists, so a form must declare them.",
	check: ({ flow: { bindings }, fields }) => {
		// A name that should not be there was reported when the file was read; the value under it may be anything.
		const demand = (name: readonly string[], path: FieldPath | undefined, known: ReadonlySet<string>, noun: string): readonly Finding[] =>
			typeof path !== "string" || known.has(path)
				? []
				: [
						errorAt(
							"binding-missing",
							{ path: ["bindings", ...name] },
							{
								message: `No section of this flow declares the ${noun} "${path}".`,
								remedy: `Name a ${noun} of one of the forms.`,
								didYouMean: () => nearestName(path, known),
							},
						),
					];
		const single = new Set(fields.fields.keys());
		const any = new Set([...single, ...fields.groups]);
		const { geography, summary = [] } = bindings;
		return [
			...demand(["location"], bindings.location, fields.groups, "group"),
			...demand(["alternativeLocation"], bindings.alternativeLocation, fields.groups, "group"),
			...Object.entries(bindings.stakeholders).flatMap(([category, path]) => demand(["stakeholders", category], path, single, "field")),
			...(geography === undefined || Object.hasOwn(bindings.stakeholders, geography)
				? []
				: demand(["geography"], `stakeholders.${geography}`, new Set(), "stakeholder")),
			...(bindings.locationDocuments ?? []).flatMap((path, index) => demand(["locationDocuments", String(index)], path, single, "field")),
			...demand(["caseReference"], bindings.caseReference, single, "field"),
			...summary.flatMap((path, index) => demand(["summary", String(index)], path, any, "field or group")),
			...Object.entries(bindings.trafficDecision ?? {}).flatMap(([name, path]) => demand(["trafficDecision", name], path, single, "field")),
		];
	},
};
