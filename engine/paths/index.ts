export { begin, beginnings } from "./beginning.ts";
export { type Coverage, coverageOf } from "./coverage.ts";
export { enteredMilestones, type Milestone, milestoneKinds, subStepMilestones } from "./milestones.ts";
export { observedFlow } from "./observed-flow.ts";
export { type PathPlan, type PlannedAct, type PlannedPath, paths } from "./paths.ts";
export { scenarioOf } from "./scenario-of.ts";
