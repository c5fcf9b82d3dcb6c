import { useId, useMemo } from "react";
import { type Moment, recordAt } from "../../../engine/index.ts";
import { MarkedFieldsContext } from "../../forms/form-environment.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { absoluteText } from "../../ui/words/date-text.ts";
import { ReadStep, type ReadStepProps } from "../step/ReadStep.tsx";
import styles from "./Moments.module.css";

interface MomentFormProps extends Pick<ReadStepProps, "record" | "step" | "stakeholders" | "actor" | "rules"> {
	readonly moment: Moment;
	/** Paths of the fields to highlight. */
	readonly marked: ReadonlySet<string>;
}

/** A group rather than a landmark: the page may have two of the same step. */
const groupNamed = (titles: string) => ({ role: "group", "aria-labelledby": titles }) as const;

/** A step as it was at a moment. `record`: the current record. */
export function MomentForm({ record, moment, step, marked, ...whose }: MomentFormProps) {
	const { flow, realisation, ts } = moment;
	const heading = useId();
	const then = useMemo(() => recordAt(record, moment), [record, moment]);
	const label = flow.steps.get(step)?.definition.label ?? "";
	return (
		<section className={styles.form} {...groupNamed(`${heading} ${heading}-at`)}>
			<div>
				<h2 id={heading} className={styles.step}>
					{text("moments.step.title", { step, label })}
				</h2>
				<p id={`${heading}-at`} className={styles.quiet}>
					{absoluteText(ts)}
				</p>
			</div>
			{realisation.steps[step] === undefined ? (
				<Notice kind="info" title={text("moments.step.notReached", { step })} />
			) : (
				<MarkedFieldsContext value={marked}>
					<ReadStep
						record={then}
						flow={flow}
						realisation={realisation}
						step={step}
						at={ts}
						{...whose}
						absent={<Notice kind="warning" title={text("moments.step.absent", { step })} />}
					/>
				</MarkedFieldsContext>
			)}
		</section>
	);
}
