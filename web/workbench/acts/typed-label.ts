import { entryLabel, fieldTexts, refusedCharacters } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

interface TypedLabel {
	/** The normalised label, as it is written to the file. */
	readonly label: string;
	/** Why it is not a valid label; null if it is. */
	readonly wrong: string | null;
}

/** Validates the label of a part as somebody typed it, by the rules for every single-line text. */
export function typedLabel(typed: string): TypedLabel {
	const label = entryLabel(typed);
	if (label === "") return { label, wrong: text("workbench.acts.label.needed") };
	const refused = refusedCharacters(label, "line", typed);
	return { label, wrong: refused === "" ? null : fieldTexts.charactersRefused(refused) };
}
