export { copiedFiles } from "./copied-files.ts";
export { type PlacedMunicipality, type StarterAnswers, starterStyles } from "./starter-answers.ts";
export { starterFiles } from "./starter-files.ts";
export { isRoleName, isSlug } from "./starter-names.ts";
