import { formatPath, manualMenuOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { OpenedBundle } from "./open-bundle.ts";
import { placeWords } from "./place-words.ts";
import { scenariosIn } from "./scenarios-in.ts";

type Known = Pick<OpenedBundle, "shown" | "flow" | "tenant">;

/** A place in words, preceded by its file where the words do not tell which one it is. Never empty. */
export function wordsInBundle(file: string, place: readonly (string | number)[], bundle: Known): readonly string[] {
	const words = placeWords(file, place, file === "flow.json" ? (bundle.flow?.steps ?? []) : []);
	const isKnownByItsPlaces = words.length > 0 && (file === "flow.json" || file === "tenant.json");
	if (isKnownByItsPlaces) return words;
	// Of a file without words for its places, the place as it is written.
	const inside = words.length === 0 && file.endsWith(".json") && place.length > 0 ? [formatPath(place)] : words;
	return [fileWord(file, bundle), ...inside];
}

/** Scenarios and manual pages are called by the names they have on the screens; other files by their path. */
function fileWord(file: string, bundle: Known): string {
	if (file.startsWith("scenarios/")) {
		const scenario = scenariosIn(bundle)[file];
		return scenario === undefined ? file : text("workbench.place.scenario", { name: scenario.name });
	}
	const slug = /^manuals\/(.+)\.md$/.exec(file)?.[1];
	const menu = slug === undefined || bundle.tenant === null ? undefined : manualMenuOf(bundle.tenant);
	const page = menu?.segments.flatMap(({ pages }) => pages).find((each) => each.slug === slug);
	return page === undefined ? file : text("workbench.place.manual", { title: page.title });
}
