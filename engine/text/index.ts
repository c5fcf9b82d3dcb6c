export { type CharacterSet, forbiddenCharacters, hasOnly } from "./character-sets.ts";
export { commentMessage, commentProblem, mostInComment } from "./comment-message.ts";
export { parseCoordinates } from "./coordinates.ts";
export { readDay, writeDay } from "./dutch-date.ts";
export {
	dutchAmount,
	dutchNumber,
	type NumberForm,
	type NumberReading,
	numberFormOf,
	numberProblem,
	readNumber,
	writeNumber,
} from "./dutch-number.ts";
export { checkDigitOf, isEan18 } from "./ean.ts";
export { entryLabel, entryLabelProblem, entryLabelTaken, type KeptList } from "./entry-label.ts";
export { calledOff, type FormatName, formats, isFormat } from "./formats.ts";
export { nameSlug } from "./name-slug.ts";
export { plainText } from "./plain-text.ts";
export { formatPostalCode, isBelgianPostalCode, isPostalCode } from "./postal-code.ts";
export { refusedCharacters } from "./refused-characters.ts";
export { tidyText } from "./tidy-text.ts";
