import { choicesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

/**
 * An advice in the words of a summary. 'Alternative without proposal' reads fuller here than in the
 * list it was chosen from; a value the list does not have is 'Onbekend'.
 */
export function adviceText(advice: unknown, schema: Readonly<Record<string, unknown>> | undefined): string {
	if (advice === undefined || advice === null || advice === "") return text("form.advice.none");
	if (advice === "alternative-without") return text("form.advice.alternative-without");
	return choicesOf(schema ?? {})?.find((choice) => choice.value === advice)?.label ?? text("form.advice.unknown");
}
