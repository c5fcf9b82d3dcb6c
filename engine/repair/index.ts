export { problemsAdded } from "./problems-added.ts";
export { type Repair, repairsOf, sureRepairs } from "./repairs-of.ts";
