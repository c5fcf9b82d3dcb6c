export type { Clash } from "./clash.ts";
export { mergeValues } from "./merge-values.ts";
export { resolveClashes } from "./resolve-clashes.ts";
export { sameContent } from "./same-content.ts";
export { withValueAt } from "./with-value-at.ts";
