export type { IntakeSurroundings } from "./intake-surroundings.ts";
export { type NormalisedOutcome, normaliseRequest } from "./normalise-request.ts";
export type { IntakeProblem, NormalisedRequest } from "./normalised-request.ts";
export { type Normaliser, normaliserOf } from "./normaliser.ts";
