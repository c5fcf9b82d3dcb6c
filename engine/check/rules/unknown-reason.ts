import { adviseOneOf } from "../../definition/advise-one-of.ts";
import type { JsonPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { namedReasons } from "../model/named-reasons.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const unknownReason: Rule = {
	code: "unknown-reason",
	description: "A process is cancelled with a reason from the tenant's list.",
	check: (model) => {
		const reasons = model.tenant?.cancelReasons.map(({ value }) => value);
		if (reasons === undefined) return [];
		const demand = (asked: string, path: JsonPath): readonly Finding[] =>
			reasons.includes(asked)
				? []
				: [
						errorAt(
							"unknown-reason",
							{ path },
							{
								message: `The tenant has no reason "${asked}" to cancel.`,
								remedy: adviseOneOf(reasons, 'or add it to "cancelReasons" of tenant.json'),
								didYouMean: () => nearestName(asked, reasons),
							},
						),
					];
		return namedReasons(model).flatMap(({ reason, path }) => demand(reason, path));
	},
};
