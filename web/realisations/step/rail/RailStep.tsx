import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Link } from "react-router";
import { type RealisationEvent, type StepAvailability, stepTime } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { daysText } from "../../../ui/words/date-text.ts";
import { namedRoles, roleLabel } from "../../../ui/words/role-label.ts";
import styles from "./StepRail.module.css";

interface RailStepProps {
	readonly path: string;
	readonly step: StepAvailability;
	/** Events of the process, oldest first. */
	readonly events: readonly RealisationEvent[];
	readonly isShown: boolean;
	readonly now: number;
	readonly onGo: () => void;
}

/**
 * One step of the rail: a link if it was started and may be opened, otherwise text. The link to the current step only closes
 * the list.
 */
export function RailStep({ path, step, events, isShown, now, onGo }: RailStepProps) {
	const started = step.state === "open" || step.state === "completed";
	const content = (
		<>
			<span className={styles.dot} aria-hidden>
				{step.state === "completed" ? <IconCheck size={15} stroke={3} /> : step.state === "skipped" ? <IconMinus size={15} /> : step.code}
			</span>
			<span className={styles.words}>
				<span className={styles.label}>
					<span className="visually-hidden">{text("step.unnumbered", { code: step.code })}: </span>
					{step.label}
				</span>
				<span className={styles.state}>
					{step.state === "not-started" ? (
						<>
							<span aria-hidden>{rolesText(step)}</span>
							<span className="visually-hidden">{[rolesText(step), stateText(step, events, now)].filter(Boolean).join(", ")}</span>
						</>
					) : (
						stateText(step, events, now)
					)}
				</span>
			</span>
		</>
	);
	if (isShown) {
		return (
			<Link
				to={path}
				className={`${styles.step} ${styles.shown}`}
				aria-current="step"
				onClick={(event) => {
					event.preventDefault();
					onGo();
				}}
			>
				{content}
			</Link>
		);
	}
	if (!started || !step.open.allowed) return <span className={styles.step}>{content}</span>;
	return (
		<Link to={path} className={styles.step} onClick={onGo}>
			{content}
		</Link>
	);
}

/** The state of a step with its duration so far. `events`: those of the whole process. */
export function stateText({ state, startedAt, completedAt }: StepAvailability, events: readonly RealisationEvent[], now: number): string {
	if ((state !== "completed" && state !== "open") || startedAt === null) return text(`step.state.${state}`);
	const { days, elapsed, stoppedBy } = stepTime({ startedAt, completedAt }, events, now);
	const standing = stoppedBy ?? state;
	// 'Since today' is of the calendar: a step that stood still since its start has 0 days, but began earlier.
	const isOfToday = days === 0 && (standing !== "open" || elapsed === 0);
	return isOfToday ? text(`step.state.${standing}.today`) : text(`step.state.${standing}.days`, { days: daysText(days) });
}

/** The roles that will edit a step. */
function rolesText(step: StepAvailability): string {
	return [...new Set(namedRoles(step.editRoles).map(roleLabel))].join(", ");
}
