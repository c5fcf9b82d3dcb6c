import type { StepRule } from "../../definition/index.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Place, placeInSection } from "../places/finding.ts";

export const messageMissing: Rule = {
	code: "message-missing",
	description: "People who are stopped by a rule must be told why.",
	check: ({ steps }) =>
		steps.flatMap((entry) => [
			...demand(entry.step.complete, (index) => ({ path: [...entry.path, "complete", index, "message"] })),
			...entry.sections.flatMap((section) =>
				(["complete", "save", "warn"] as const).flatMap((name) =>
					demand(section.section[name], (index) => placeInSection(section, [name, index, "message"])),
				),
			),
		]),
};

function demand(rules: readonly Pick<StepRule, "message">[] | undefined, place: (index: number) => Place) {
	return (rules ?? []).flatMap(({ message }, index) =>
		message.trim() === ""
			? [errorAt("message-missing", place(index), { message: "The rule has no message.", remedy: "Write in Dutch what is wanting." })]
			: [],
	);
}
