import { type RealisationEvent, type StepAvailability, stepTime } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { daysText } from "../../ui/date-text.ts";
import { namedRoles, roleLabel } from "../../ui/role-label.ts";

/** The state of a step in words, with the days it took or has taken; for a later step who is to do it. `events`: those of the process. */
export function stateText({ state, startedAt, completedAt }: StepAvailability, events: readonly RealisationEvent[], now: number): string {
	if ((state !== "completed" && state !== "open") || startedAt === null) return text(`step.state.${state}`);
	const { days, stoppedBy } = stepTime({ startedAt, completedAt }, events, now);
	const standing = stoppedBy ?? state;
	return days === 0 ? text(`step.state.${standing}.today`) : text(`step.state.${standing}.days`, { days: daysText(days) });
}

/** Roles that are to do a step that has not started. */
export function rolesText(step: StepAvailability): string {
	return [...new Set(namedRoles(step.editRoles).map(roleLabel))].join(", ");
}
