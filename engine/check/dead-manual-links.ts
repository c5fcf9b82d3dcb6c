import { type Problem, placesIn } from "../definition/index.ts";
import { deadLinks } from "../manuals/dead-links.ts";
import type { ManualMenu } from "../manuals/manual-menu.ts";

/** Reporting more of these for one page would add nothing. */
const most = 20;

/** The links of a manual page that lead nowhere, each with its place. */
export function deadManualLinks(text: string, file: string, menu: ManualMenu): readonly Problem[] {
	const at = placesIn(text);
	return deadLinks(text, menu)
		.slice(0, most)
		.map(({ address, index }) => ({
			code: "dead-manual-link",
			severity: "warning",
			message: `The link "${address}" leads nowhere.`,
			remedy: "Write the name of a page of the menu, or a whole address, between the brackets.",
			...{ file, path: "", ...at(index) },
		}));
}
