import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { StepAvailability, StepCode } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { useNow } from "../../ui/use-now.ts";
import { rolesText, stateText } from "./rail-steps.ts";
import styles from "./StepRail.module.css";

interface StepRailProps {
	readonly uuid: string;
	readonly steps: readonly StepAvailability[];
	readonly shown: StepCode;
}

/** All steps with their state in words. On a small screen a line that opens. */
export function StepRail({ uuid, steps, shown }: StepRailProps) {
	const now = useNow();
	const [open, setOpen] = useState(false);
	const list = useId();
	const current = steps.find((step) => step.code === shown);
	const total = steps.filter((step) => step.parent === null).length;
	return (
		<nav className={styles.rail} aria-label={text("step.rail")}>
			<p className={styles.title} aria-hidden>
				{text("step.rail")}
			</p>
			<button type="button" className={styles.opener} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
				{text("step.rail.opener", { number: shown, total, label: current?.label ?? "" })}
			</button>
			<ol id={list} className={open ? `${styles.list} ${styles.open}` : styles.list}>
				{steps.map((step) => (
					<li key={step.code} className={step.parent === null ? styles.item : `${styles.item} ${styles.child}`} data-state={step.state}>
						<RailStep uuid={uuid} step={step} isShown={step.code === shown} now={now} onGo={() => setOpen(false)} />
					</li>
				))}
			</ol>
		</nav>
	);
}

interface RailStepProps {
	readonly uuid: string;
	readonly step: StepAvailability;
	readonly isShown: boolean;
	readonly now: number;
	readonly onGo: () => void;
}

function RailStep({ uuid, step, isShown, now, onGo }: RailStepProps) {
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
							<span className="visually-hidden">{[rolesText(step), stateText(step, now)].filter(Boolean).join(", ")}</span>
						</>
					) : (
						stateText(step, now)
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
