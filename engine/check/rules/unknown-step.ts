import { nearestName } from "../../definition/nearest-name.ts";
import { expressionRule, type Rule } from "../model/rule.ts";
import { topSteps } from "../model/transitions.ts";
import { errorAt, type Place } from "../places/finding.ts";

const read = expressionRule("unknown-step", "A branch, a condition or a binding names a step that the flow does not have.");

export const unknownStep: Rule = {
	...read,
	check: (model) => {
		const tops = topSteps(model).map(({ step }) => step.code);
		const demand = (code: string | undefined, place: Place) =>
			code === undefined || tops.includes(code)
				? []
				: [
						errorAt("unknown-step", place, {
							message: `There is no step "${code}" to go to.`,
							remedy: `Name a step, not a sub-step, of this flow: ${tops.join(", ")}.`,
							didYouMean: () => nearestName(code, tops),
						}),
					];
		return [
			...read.check(model),
			...demand(model.flow.bindings.realisationStartsAt, { path: ["bindings", "realisationStartsAt"] }),
			...model.steps.flatMap(({ step, path }) =>
				(step.next ?? []).flatMap((branch, index) => [
					...demand(branch.to, { path: [...path, "next", index, "to"] }),
					...(branch.effects ?? []).flatMap((effect, at) =>
						"step-stands" in effect ? demand(effect["step-stands"], { path: [...path, "next", index, "effects", at, "step-stands"] }) : [],
					),
				]),
			),
		];
	},
};
