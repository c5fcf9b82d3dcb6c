export { needsOf } from "./open-questions.ts";
export { changeKey, parseUpgradeMapping, placeInMapping, type UpgradeMapping } from "./upgrade-mapping.ts";
export { type UpgradeOptions, type UpgradeOutcome, upgradeProcess } from "./upgrade-process.ts";
