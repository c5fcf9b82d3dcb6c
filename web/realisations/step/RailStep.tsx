import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Link } from "react-router";
import type { RealisationEvent, StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { rolesText, stateText } from "./rail-steps.ts";
import styles from "./StepRail.module.css";

interface RailStepProps {
	readonly uuid: string;
	readonly step: StepAvailability;
	/** Of the process, oldest first. */
	readonly events: readonly RealisationEvent[];
	readonly isShown: boolean;
	readonly now: number;
	readonly onGo: () => void;
}

/** One step of the rail: a link once it was started, and text before. Following that of the step already shown does nothing. */
export function RailStep({ uuid, step, events, isShown, now, onGo }: RailStepProps) {
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
				to={paths.step(uuid, step.code)}
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
		<Link to={paths.step(uuid, step.code)} className={styles.step} onClick={onGo}>
			{content}
		</Link>
	);
}
