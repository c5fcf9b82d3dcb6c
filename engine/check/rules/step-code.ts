import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const stepCode: Rule = {
	code: "step-code",
	description: 'Steps are numbered 1 to 99; a sub-step has its parent\'s number and a letter ("3-b").',
	check: ({ steps }) =>
		steps.flatMap(({ step, parent, path }) => {
			const [number = "", letter] = step.code.split("-");
			const place = { path: [...path, "code"] };
			if (parent === undefined && letter !== undefined) {
				return [
					errorAt("step-code", place, {
						message: `"${step.code}" is the code of a sub-step.`,
						remedy: `Write "${number}", or make it a child of that step.`,
					}),
				];
			}
			if (parent !== undefined && (letter === undefined || number !== parent.step.code)) {
				const remedy = `Write "${parent.step.code}-" and a letter.`;
				return [errorAt("step-code", place, { message: `A sub-step of ${parent.step.code} can't have the code "${step.code}".`, remedy })];
			}
			return [];
		}),
};
