export { removeEdits, renameEdits, renumberEdits } from "./edits-at-uses.ts";
export { type Leaving, leavingSection, leavingStep } from "./leaving.ts";
export { moveSection } from "./move-section.ts";
export { type Tie, tiesOf } from "./part-ties.ts";
export { removePartEdits, type TieChoice, withWhatIsEmptied } from "./remove-part.ts";
export { renameEverywhere } from "./rename-everywhere.ts";
export { roleUsesOf } from "./role-uses.ts";
export { stepUsesOf } from "./step-uses.ts";
export { type Use, usesOf } from "./uses-of.ts";
