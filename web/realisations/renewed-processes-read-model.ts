/** Fetches the changes of processes, for a caller in another capability that acted on several of them. */
export { synchroniseRealisations as renewProcesses } from "./synchronise-realisations.ts";
