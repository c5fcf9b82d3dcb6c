import { nearestName } from "../../definition/nearest-name.ts";
import { effectPlaces } from "../model/effect-places.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const unknownReason: Rule = {
	code: "unknown-reason",
	description: "A process is cancelled with a reason from the tenant's list.",
	check: (model) => {
		const reasons = model.tenant?.cancelReasons.map(({ value }) => value);
		if (reasons === undefined) return [];
		return effectPlaces(model).flatMap(({ effect, path }) =>
			!("cancel" in effect) || reasons.includes(effect.cancel)
				? []
				: errorAt(
						"unknown-reason",
						{ path: [...path, "cancel"] },
						{
							message: `The tenant has no reason "${effect.cancel}" to cancel.`,
							remedy: `Use one of: ${reasons.join(", ")}; or add it to "cancelReasons" of tenant.json.`,
							didYouMean: nearestName(effect.cancel, reasons),
						},
					),
		);
	},
};
