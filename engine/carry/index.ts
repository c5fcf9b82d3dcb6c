export { type CarryMapping, changeKey, parseCarryMapping } from "./carry-mapping.ts";
export { type Carrying, type CarryOutcome, carryOver } from "./carry-over.ts";
