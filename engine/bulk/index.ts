export * from "./bulk-act.ts";
export { errorsToMend } from "./errors-to-mend.ts";
export { whatStands } from "./what-stands.ts";
