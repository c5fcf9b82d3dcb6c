export { checkBlock } from "./check-block.ts";
export { checkFlow, declaredFields } from "./check-flow.ts";
export { checkScenario } from "./check-scenario.ts";
export { checkTenant } from "./check-tenant.ts";
export { checkTenants } from "./check-tenants.ts";
export { errorAt, type Finding } from "./places/finding.ts";
export { type ProblemKind, problemKinds } from "./problem-kinds.ts";
export { nameMeant, problemSentence } from "./problem-sentence.ts";
export { rules } from "./rules.ts";
