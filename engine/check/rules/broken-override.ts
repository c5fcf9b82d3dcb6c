import type { Rule } from "../model/rule.ts";
import { placeInSection } from "../places/finding.ts";

export const brokenOverride: Rule = {
	code: "broken-override",
	description: "A block with its override applied must still be a valid section.",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap((entry) =>
				(entry.overrideFindings ?? []).map((finding) => {
					const { path, note } = placeInSection(entry, finding.path);
					return { ...finding, code: "broken-override", path, message: `${finding.message}${note ?? ""}` };
				}),
			),
		),
};
