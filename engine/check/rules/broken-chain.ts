import type { Chain, FieldPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { itemsOf, propertiesOf } from "../../json/schema-parts.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import type { SectionEntry, StepEntry } from "../places/entries.ts";
import { errorAt, type Finding, placeInSection } from "../places/finding.ts";

export const brokenChain: Rule = {
	code: "broken-chain",
	description:
		"The items of a list can only come out of a list of items that an earlier step fills in, and share only fields that both have.",
	check: (model) =>
		model.steps.flatMap((step) =>
			step.sections.flatMap((section) =>
				Object.entries(section.section.chains ?? {}).flatMap(([list, chain]) => judge({ model, step, section, list, chain })),
			),
		),
};

interface Link {
	readonly model: FlowModel;
	readonly step: StepEntry;
	readonly section: SectionEntry;
	readonly list: FieldPath;
	readonly chain: Chain;
}

function judge({ model, step, section, list, chain }: Link): readonly Finding[] {
	const at = (...path: readonly (string | number)[]) => placeInSection(section, ["chains", list, ...path]);
	const problem = (path: readonly (string | number)[], message: string, remedy: string, didYouMean?: Finding["didYouMean"]): Finding =>
		errorAt("broken-chain", at(...path), { message, remedy, didYouMean });
	const own = itemFields(list, model, (entry) => entry === section);
	const source = itemFields(chain.from, model, () => true);
	if (own === undefined) return [problem([], `This section has no list of items "${list}".`, "Name a list of the section's own form.")];
	const lists = [...model.fields.fields.keys()].filter((path) => itemFields(path, model, () => true) !== undefined);
	if (source === undefined) {
		return [
			problem(["from"], `"${chain.from}" is no list of items.`, "Name a list of an earlier step.", () => nearestName(chain.from, lists)),
		];
	}
	const writers = model.fields.fields.get(chain.from)?.declarations ?? [];
	const place = model.steps.indexOf(step);
	return [
		...(writers.some((writer) => model.steps.indexOf(writer.step) < place)
			? []
			: [problem(["from"], `"${chain.from}" is filled in in no step before this one.`, "Name a list of an earlier step.")]),
		...(["read", "prefill"] as const).flatMap((how) =>
			(chain[how] ?? []).flatMap((name, index) => {
				const lacking = !source.has(name) ? chain.from : !own.has(name) ? list : undefined;
				return lacking === undefined
					? []
					: [
							problem(
								[how, index],
								`The items of "${lacking}" have no field "${name}".`,
								"Name a field that the items of both lists have.",
								() =>
									nearestName(
										name,
										[...source].filter((known) => own.has(known)),
									),
							),
						];
			}),
		),
	];
}

/** Names of the fields of a list's items; undefined when the field is not a list of items. */
function itemFields(path: FieldPath, { fields }: FlowModel, counts: (section: SectionEntry) => boolean): ReadonlySet<string> | undefined {
	const items = (fields.fields.get(path)?.declarations ?? [])
		.filter(({ section }) => counts(section))
		.map(({ schema }) => itemsOf(schema))
		.filter((schema) => schema?.type === "object");
	return items.length === 0 ? undefined : new Set(items.flatMap((schema) => Object.keys(propertiesOf(schema))));
}
