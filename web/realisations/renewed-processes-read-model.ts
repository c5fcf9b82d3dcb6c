/** Fetches what changed of the processes, for whoever acted on several of them elsewhere. */
export { synchroniseRealisations as renewProcesses } from "./synchronise-realisations.ts";
