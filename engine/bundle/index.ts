export { blocksOf } from "./blocks-of.ts";
export type { Bundle, BundleFiles } from "./bundle.ts";
export { checkBundle } from "./check-bundle.ts";
export { mappingsTo } from "./mappings-to.ts";
export { readBundle } from "./read-bundle.ts";
export { type ShownBundle, showBundle } from "./shown-bundle.ts";
