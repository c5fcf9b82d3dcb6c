export { type PlacedMunicipality, type StarterAnswers, type StarterStyle, starterStyles } from "./starter-answers.ts";
export { starterFiles } from "./starter-files.ts";
