export * from "./bulk-act.ts";
export { whatStands } from "./what-stands.ts";
