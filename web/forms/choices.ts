import { choiceLabel, type DisplayedChoice } from "../../engine/index.ts";

/** Two short options read at a glance; anything else is a list. Length in characters. */
export function readsAsRadio(choices: readonly DisplayedChoice[]): boolean {
	return choices.length === 2 && choices.every((choice) => choiceLabel(choice).length <= SHORT);
}
const SHORT = 24;
