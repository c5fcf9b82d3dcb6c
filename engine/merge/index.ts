export type { Clash } from "./clash.ts";
export { type Merge, mergeValues } from "./merge-values.ts";
export { resolveClashes } from "./resolve-clashes.ts";
export { sameContent } from "./same-content.ts";
export { withValueAt } from "./with-value-at.ts";
