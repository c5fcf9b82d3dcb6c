export * from "./address.ts";
export * from "./apply-edit.ts";
export { canonicalText } from "./canonical-text.ts";
export type * from "./edit.ts";
export * from "./file-path.ts";
export * from "./overlap.ts";
