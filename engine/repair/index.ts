export { type BrokenLimit, limitBroken } from "./limit-broken.ts";
export { problemsAdded } from "./problems-added.ts";
export type { Repair } from "./repair.ts";
export { repairsOf, sureRepairs } from "./repairs-of.ts";
