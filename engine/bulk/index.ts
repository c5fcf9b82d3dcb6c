export * from "./bulk-act.ts";
