export { blocksOf } from "./blocks-of.ts";
export type { Bundle, BundleFiles } from "./bundle.ts";
export { checkBundle } from "./check-bundle.ts";
export { removeEdits, renameEdits } from "./edits-at-uses.ts";
export { readBundle } from "./read-bundle.ts";
export { renameEverywhere } from "./rename-everywhere.ts";
export { type ShownBundle, showBundle } from "./shown-bundle.ts";
export { type Use, usesOf } from "./uses-of.ts";
