import { entryLabel, fieldTexts, refusedCharacters } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

interface TypedLabel {
	/** In plain characters, as it is written into the file. */
	readonly label: string;
	/** Why it can't be a label; null when it can. */
	readonly wrong: string | null;
}

/** What a part is to be called, as somebody typed it: held to the same characters as every text of one line. */
export function typedLabel(typed: string): TypedLabel {
	const label = entryLabel(typed);
	if (label === "") return { label, wrong: text("workbench.acts.label.needed") };
	const refused = refusedCharacters(label, "line", typed);
	return { label, wrong: refused === "" ? null : fieldTexts.charactersRefused(refused) };
}
