import { calendarDays, type StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { daysText } from "../../ui/date-text.ts";
import { namedRoles, roleLabel } from "../../ui/role-label.ts";

/** The state of a step in words, with the days it took or has taken; for a later step who is to do it. */
export function stateText(step: StepAvailability, now: number): string {
	if (step.state === "completed" && step.startedAt !== null && step.completedAt !== null) {
		const days = calendarDays(step.startedAt, step.completedAt);
		return days === 0 ? text("step.state.completed.today") : text("step.state.completed.days", { days: daysText(days) });
	}
	if (step.state === "open" && step.startedAt !== null) {
		const days = calendarDays(step.startedAt, now);
		return days === 0 ? text("step.state.open.today") : text("step.state.open.days", { days: daysText(days) });
	}
	return text(`step.state.${step.state}`);
}

/** Roles that are to do a step that has not started. */
export function rolesText(step: StepAvailability): string {
	return [...new Set(namedRoles(step.editRoles).map(roleLabel))].join(", ");
}
