export { removeEdits, renameEdits } from "./edits-at-uses.ts";
export { renameEverywhere } from "./rename-everywhere.ts";
export { type Use, usesOf } from "./uses-of.ts";
