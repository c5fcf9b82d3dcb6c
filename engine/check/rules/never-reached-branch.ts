import type { Branch } from "../../definition/index.ts";
import type { Rule } from "../model/rule.ts";
import type { StepEntry } from "../places/entries.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const neverReachedBranch: Rule = {
	code: "never-reached-branch",
	description:
		"The first branch whose condition holds is taken, so one behind it with the same condition, or behind one without, never is.",
	check: ({ steps, flow }) => steps.flatMap((entry) => unreached(entry, flow.conditions ?? {})),
};

function unreached({ step, path }: StepEntry, conditions: Readonly<Record<string, unknown>>): readonly Finding[] {
	const branches = step.next ?? [];
	const written = branches.map(({ when }) => JSON.stringify(spelledOut(when, conditions)) ?? "");
	return branches.flatMap((_: Branch, index): readonly Finding[] => {
		const always = branches.slice(0, index).some(({ when }) => when === undefined);
		if (!always && !written.slice(0, index).includes(written[index] ?? "")) return [];
		return [
			errorAt(
				"never-reached-branch",
				{ path: [...path, "next", index] },
				{
					message: `This branch is never taken: one before it has ${always ? "no" : "the same"} condition.`,
					remedy: always ? "Put the branch without a condition last." : "Give it another condition, or take it out.",
				},
			),
		];
	});
}

/** The condition, with a named condition written out. */
function spelledOut(when: Branch["when"], conditions: Readonly<Record<string, unknown>>): unknown {
	const name = when?.cond;
	return typeof name === "string" && Object.hasOwn(conditions, name) ? conditions[name] : when;
}
