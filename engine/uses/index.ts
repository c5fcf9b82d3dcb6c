export { removeEdits, renameEdits, renumberEdits } from "./edits-at-uses.ts";
export { renameEverywhere } from "./rename-everywhere.ts";
export { stepUsesOf } from "./step-uses.ts";
export { type Use, usesOf } from "./uses-of.ts";
