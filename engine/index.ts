export * from "./definition/flow-definition.ts";
