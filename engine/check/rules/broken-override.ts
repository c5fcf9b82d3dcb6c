import { placeInSection } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const brokenOverride: Rule = {
	code: "broken-override",
	description: "A block with its override over it must still be a section.",
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
