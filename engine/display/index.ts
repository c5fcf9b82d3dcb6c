export { choiceLabel, choicesOf, type DisplayedChoice } from "./choices.ts";
export { commentAnchor, commentItem, commentOfAnchor, itemAnchor, itemOfAnchor } from "./comment-anchor.ts";
export { displayAnswer, displayListed, displayValue } from "./display-value.ts";
export { testSentence } from "./test-sentence.ts";
