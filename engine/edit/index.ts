export * from "./address.ts";
export * from "./apply-edit.ts";
export { canonicalText } from "./canonical-text.ts";
export type * from "./edit.ts";
export { valueFor } from "./file-content.ts";
export * from "./file-path.ts";
export * from "./overlap.ts";
export * from "./within-added.ts";
