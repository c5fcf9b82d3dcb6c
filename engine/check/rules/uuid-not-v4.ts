import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const uuidNotV4: Rule = {
	code: "uuid-not-v4",
	description: "Uuids must be version 4: the API rejects others. Anything that is not a uuid at all is reported when the file is read.",
	check: ({ flow, steps }) =>
		[{ value: flow.uuid, path: ["uuid"] }, ...steps.map(({ step, path }) => ({ value: step.uuid, path: [...path, "uuid"] }))]
			.filter(({ value }) => uuid.test(value) && !version4.test(value))
			.map(({ value, path }) =>
				errorAt(
					"uuid-not-v4",
					{ path },
					{
						message: `"${value}" is no version 4 uuid.`,
						remedy: "Make one with a generator, in lower case; never change one by hand.",
					},
				),
			),
};
