export type { Clash } from "./clash.ts";
export { type DraftField, type DraftFields, liveFields, mergeDrafts, settledDraft } from "./merge-drafts.ts";
export { mergeValues } from "./merge-values.ts";
export { resolveClashes } from "./resolve-clashes.ts";
export { sameContent } from "./same-content.ts";
export { withValueAt } from "./with-value-at.ts";
