export { expectedName } from "./expected-name.ts";
export { type KnownNames, knownNames } from "./known-names.ts";
export { languageAt, languageBelow, languageOf, partName, placeNames } from "./language-places.ts";
export { placeMeaning } from "./place-meaning.ts";
