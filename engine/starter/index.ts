export { copiedFiles } from "./copied-files.ts";
export { type PlacedMunicipality, type StarterStyle, starterStyles } from "./starter-answers.ts";
export { starterFiles } from "./starter-files.ts";
