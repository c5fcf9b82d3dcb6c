import type { Normaliser } from "../../../engine/index.ts";
import type { SourceLine } from "./source-lines.ts";

/** So many are worth telling; more is another kind of file. */
const most = 30;

/** Names at the top of the source's requests that no field is read from, so that a misspelt column is seen. */
export function unreadNames(lines: readonly SourceLine[], { fields, judgements }: Normaliser): readonly string[] {
	const places = [...[...fields.values()].flatMap(({ from }) => from), ...judgements];
	const read = new Set(places.flatMap((place) => [place, place.split(".")[0] ?? place]));
	const found = new Set<string>();
	for (const { raw } of lines) {
		if (typeof raw !== "object" || raw === null) continue;
		for (const name of Object.keys(raw)) if (!read.has(name) && found.size < most) found.add(name.slice(0, 60));
	}
	return [...found];
}
