import type { ReactNode } from "react";
import type { RealisationEvent, StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Facts } from "../../ui/Facts.tsx";
import { useNow } from "../../ui/use-now.ts";
import { mainStep } from "./main-step.ts";
import styles from "./StepHeader.module.css";
import { progressFacts, roleFacts } from "./step-facts.ts";

interface StepHeaderProps {
	readonly step: StepAvailability;
	/** Of the process, oldest first. */
	readonly events: readonly RealisationEvent[];
	/** Steps of the main line, for "Stap 3 van 8". */
	readonly total: number;
	readonly buttons: ReactNode;
}

export function StepHeader({ step, events, total, buttons }: StepHeaderProps) {
	const now = useNow();
	const progress = progressFacts(step, events, now);
	return (
		<header className={styles.header}>
			<div className={styles.top}>
				<div>
					<p className={styles.number}>
						{text(step.code.includes("-") ? "step.count.part" : "step.count", { number: step.code, step: mainStep(step.code), total })}
					</p>
					<h1>{step.label}</h1>
				</div>
				<div className={styles.buttons}>{buttons}</div>
			</div>
			<div className={styles.facts}>
				<Facts facts={[...roleFacts(step), ...(progress ?? [])]} />
				{progress === null && <p className={styles.none}>{text("step.facts.none")}</p>}
			</div>
			{step.description && <p className={styles.description}>{step.description}</p>}
		</header>
	);
}
