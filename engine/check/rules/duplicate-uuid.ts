import { errorAt } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const duplicateUuid: Rule = {
	code: "duplicate-uuid",
	description: "Records point at a flow and its steps by uuid; two of the same can't be told apart.",
	check: ({ flow, steps }) => {
		const all = [{ uuid: flow.uuid, path: ["uuid"] }, ...steps.map(({ step, path }) => ({ uuid: step.uuid, path: [...path, "uuid"] }))];
		return all
			.filter(({ uuid }, index) => all.findIndex((other) => other.uuid === uuid) < index)
			.map(({ uuid, path }) =>
				errorAt(
					"duplicate-uuid",
					{ path },
					{ message: `The uuid ${uuid} is used before in this file.`, remedy: "Make a new version 4 uuid for this one." },
				),
			);
	},
};
