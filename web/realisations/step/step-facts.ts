import { calendarDays, type StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { daysText, dayText } from "../../ui/date-text.ts";
import type { Fact } from "../../ui/Facts.tsx";
import { namedRoles, roleLabel } from "../../ui/role-label.ts";

/** Who fills in the step, who reads it, and how long it took; null without a start. `now`: instant in milliseconds. */
export function progressFacts(step: StepAvailability, now: number): readonly Fact[] | null {
	if (step.startedAt === null) return null;
	const days = daysText(calendarDays(step.startedAt, step.completedAt ?? now));
	return [
		{ label: text("step.facts.started"), value: dayText(step.startedAt) },
		{
			label: text("step.facts.completed"),
			value: step.completedAt === null ? text("step.facts.completed.not") : dayText(step.completedAt),
		},
		{ label: text("step.facts.duration"), value: step.completedAt === null ? text("step.facts.ago", { days }) : days },
	];
}

export function roleFacts(step: StepAvailability): readonly Fact[] {
	return [
		{ label: text("step.facts.edit"), value: namesOf(step.editRoles) },
		{ label: text("step.facts.view"), value: namesOf(step.viewRoles) },
	];
}

function namesOf(roles: readonly string[]): string {
	const names = [...new Set(namedRoles(roles).map(roleLabel))];
	return names.length === 0 ? text("step.facts.nobody") : names.join(", ");
}
