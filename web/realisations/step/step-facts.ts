import { type RealisationEvent, type StepAvailability, stepTime } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { daysText, dayText } from "../../ui/date-text.ts";
import type { Fact } from "../../ui/Facts.tsx";
import { namedRoles, roleLabel } from "../../ui/role-label.ts";

/** Who fills in the step, who reads it, and how long it took; null without a start. `now`: instant in milliseconds. */
export function progressFacts(step: StepAvailability, events: readonly RealisationEvent[], now: number): readonly Fact[] | null {
	const { startedAt, completedAt } = step;
	if (startedAt === null) return null;
	const time = stepTime({ startedAt, completedAt }, events, now);
	const days = daysText(time.days);
	const runs = completedAt === null && time.stoppedBy === null;
	return [
		{ label: text("step.facts.started"), value: dayText(startedAt) },
		{
			label: text("step.facts.completed"),
			value: completedAt === null ? text("step.facts.completed.not") : dayText(completedAt),
		},
		{
			// 'Doorlooptijd 9 dagen geleden' is nobody's Dutch.
			label: text(runs ? "step.facts.since" : "step.facts.duration"),
			value: runs
				? text(time.days === 0 ? "step.facts.today" : "step.facts.ago", { days })
				: time.stoppedBy === null
					? days
					: text(`step.facts.until.${time.stoppedBy}`, { days }),
		},
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
