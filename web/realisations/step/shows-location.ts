import type { SectionView } from "../../../engine/index.ts";
import { widgetsIn } from "../../forms/draws-itself.ts";

/** Widgets that draw the location of the process on a map of their own. */
const WITH_MAP: ReadonlySet<string> = new Set(["location-choice", "location-summary", "proposal-comparison"]);

/** Whether the form says already where the process is about, so that nothing beside it has to. */
export function showsLocation(sections: readonly SectionView[]): boolean {
	return sections.some(({ section }) => widgetsIn(section.ui).some((widget) => WITH_MAP.has(widget)));
}
