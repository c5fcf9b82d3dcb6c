export { changeKey, parseUpgradeMapping, type UpgradeMapping } from "./upgrade-mapping.ts";
export { type UpgradeOptions, type UpgradeOutcome, upgradeProcess } from "./upgrade-process.ts";
