export { type CharacterSet, forbiddenCharacters, hasOnly } from "./character-sets.ts";
export { commentMessage, commentProblem, mostInComment } from "./comment-message.ts";
export { parseCoordinates } from "./coordinates.ts";
export { checkDigitOf, isEan18 } from "./ean.ts";
export { entryLabel, entryLabelProblem, type KeptList } from "./entry-label.ts";
export { type FormatName, formats, isFormat } from "./formats.ts";
export { nameSlug } from "./name-slug.ts";
export { formatPostalCode, isBelgianPostalCode, isPostalCode } from "./postal-code.ts";
