export { choiceLabel, choicesOf, type DisplayedChoice } from "./choices.ts";
export { displayListed } from "./display-listed.ts";
export { displayAnswer, displayValue } from "./display-value.ts";
