import type { StepRule } from "../../definition/index.ts";
import { errorAt, type Place, placeInSection } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const messageMissing: Rule = {
	code: "message-missing",
	description: "A person who is stopped reads why.",
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
