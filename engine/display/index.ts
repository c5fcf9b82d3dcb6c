export { choiceLabel, choicesOf, type DisplayedChoice } from "./choices.ts";
export { displayAnswer, displayValue } from "./display-value.ts";
