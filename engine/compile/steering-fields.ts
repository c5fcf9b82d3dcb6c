import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath, ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";

/**
 * The fields on which the course of a process depends: those read by a branch, by a sub-step's
 * condition or by a section's condition, and those a section names. Changing one is a change of the
 * process, never a correction.
 */
export function steeringFields(flow: ResolvedFlow, steps: Iterable<ResolvedStep>): ReadonlySet<FieldPath> {
	const paths = new Set<FieldPath>();
	for (const step of steps) {
		const conditions = [step.when, ...(step.next ?? []).map((branch) => branch.when), ...step.sections.map((section) => section.when)];
		for (const condition of conditions) {
			for (const path of condition === undefined ? [] : fieldsRead(condition, flow.conditions)) {
				paths.add(path);
			}
		}
		for (const path of step.sections.flatMap((section) => section.steering ?? [])) {
			paths.add(path);
		}
	}
	return paths;
}
