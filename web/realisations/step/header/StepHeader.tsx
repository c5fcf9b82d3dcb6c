import type { ReactNode } from "react";
import { type RealisationEvent, type StepAvailability, type StepTime, stepTime } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { type Fact, Facts } from "../../../ui/parts/Facts.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { daysText, dayText } from "../../../ui/words/date-text.ts";
import { namedRoles, roleLabel } from "../../../ui/words/role-label.ts";
import { stepPlace } from "../rules/step-place.ts";
import styles from "./StepHeader.module.css";

interface StepHeaderProps {
	readonly step: StepAvailability;
	/** Events of the process, oldest first. */
	readonly events: readonly RealisationEvent[];
	/** Number of steps on the main line, as in "Stap 3 van 8"; null if the steps are not numbered consecutively. */
	readonly total: number | null;
	readonly buttons: ReactNode;
	/** Button that explains the state of the step. */
	readonly why: ReactNode;
}

export function StepHeader({ step, events, total, buttons, why }: StepHeaderProps) {
	const now = useNow();
	const progress = progressFacts(step, events, now);
	return (
		<header className={styles.header}>
			<div className={styles.top}>
				<div>
					<p className={styles.number}>{stepPlace(step.code, total)}</p>
					<h1>{step.label}</h1>
				</div>
				<div className={styles.buttons}>{buttons}</div>
			</div>
			<div className={styles.facts}>
				<Facts facts={[...roleFacts(step), ...(progress ?? [])]} />
				{why}
				{progress === null && <p className={styles.none}>{text("step.facts.none")}</p>}
			</div>
			{step.description && <p className={styles.description}>{step.description}</p>}
		</header>
	);
}

/** Start, completion and duration of a step; null before its start. `now`: instant in milliseconds. */
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
			// 'Doorlooptijd 9 dagen geleden' would be wrong Dutch.
			label: text(runs ? "step.facts.since" : "step.facts.duration"),
			value: runs ? sinceText(time) : time.stoppedBy === null ? days : text(`step.facts.until.${time.stoppedBy}`, { days }),
		},
	];
}

function roleFacts(step: StepAvailability): readonly Fact[] {
	return [
		{ label: text("step.facts.edit"), value: namesOf(step.editRoles) },
		{ label: text("step.facts.view"), value: namesOf(step.viewRoles) },
	];
}

function namesOf(roles: readonly string[]): string {
	const names = [...new Set(namedRoles(roles).map(roleLabel))];
	return names.length === 0 ? text("step.facts.nobody") : names.join(", ");
}

/** Days since the start of a step and, if part of that was on hold, the days that count. */
function sinceText({ days, elapsed }: StepTime): string {
	if (elapsed === 0) return text("step.facts.today");
	const ago = text("step.facts.ago", { days: daysText(elapsed) });
	return days === elapsed ? ago : text("step.facts.ago.stopped", { ago, days: daysText(days) });
}
