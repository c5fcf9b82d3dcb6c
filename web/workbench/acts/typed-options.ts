import { nameSlug } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { typedLabel } from "./typed-label.ts";

interface TypedOptions {
	readonly options: readonly string[];
	/** Why the options are not valid; null if they are. */
	readonly wrong: string | null;
}

/** The options of a field, one per line. Each needs a unique value, which is derived from its label. */
export function typedOptions(typed: string): TypedOptions {
	const lines = typed.split("\n").filter((line) => line.trim() !== "");
	const labels = lines.map(typedLabel);
	const options = labels.map(({ label }) => label);
	const values = options.map(nameSlug);
	const twice = options.find((_, index) => values.indexOf(values[index] ?? "") < index);
	const unfit = labels.find(({ wrong }) => wrong !== null)?.wrong ?? null;
	if (options.length < 2) return { options, wrong: text("choice.lines.few") };
	if (unfit !== null) return { options, wrong: unfit };
	if (values.includes("")) return { options, wrong: text("choice.needed") };
	return { options, wrong: twice === undefined ? null : text("choice.lines.twice", { text: twice }) };
}
