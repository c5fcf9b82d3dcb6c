import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const duplicateUuid: Rule = {
	code: "duplicate-uuid",
	description: "Records refer to a flow and its steps by uuid, so uuids must be unique.",
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
