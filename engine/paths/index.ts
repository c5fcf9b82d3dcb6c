export { begin } from "./beginning.ts";
export { enteredMilestones, type Milestone, milestoneKinds, subStepMilestones } from "./milestones.ts";
export { observedFlow } from "./observed-flow.ts";
export { type PathPlan, type PlannedAct, type PlannedPath, paths } from "./paths.ts";
