import { useMemo } from "react";
import type { CompiledFlow } from "../../../engine/index.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { FieldValue } from "../process/FieldValue.tsx";
import { byStep } from "../process/placed-fields.ts";
import { stakeholderChoices } from "../step/state/field-choices.ts";
import type { Difference } from "./differences.ts";
import styles from "./Moments.module.css";

interface ChangesProps {
	readonly differences: readonly Difference[];
	/** Whether two chosen moments are compared; otherwise these are the changes of a single act. */
	readonly isComparison: boolean;
	readonly stakeholders: readonly Stakeholder[];
	readonly flow: CompiledFlow;
}

/** Fields with their values before and after. */
export function Changes({ differences, isComparison, stakeholders, flow }: ChangesProps) {
	const title = text(isComparison ? "moments.differences" : "moments.changes");
	const none = text(isComparison ? "moments.differences.none" : "moments.changes.none");
	const namedStakeholders = flow.definition.bindings.namedStakeholders;
	return (
		<Card title={title} inLandmark>
			{differences.length === 0 ? (
				<p className={styles.quiet}>{none}</p>
			) : (
				byStep(differences, ({ field }) => field).map(([step, own]) => (
					<div key={step} className={styles.group}>
						<h3>{step}</h3>
						<ul className={styles.changes}>
							{own.map((difference) => (
								<li key={difference.field.path}>
									<p className={styles.name}>{difference.field.title}</p>
									<FromTo difference={difference} stakeholders={stakeholders} named={namedStakeholders} />
								</li>
							))}
						</ul>
					</div>
				))
			)}
		</Card>
	);
}

interface FromToProps {
	readonly difference: Difference;
	readonly stakeholders: readonly Stakeholder[];
	/** Categories whose fields store the name instead of the slug. */
	readonly named?: readonly string[] | undefined;
}

/** Both values of a field, labelled as before and after. */
export function FromTo({ difference: { field, from, to }, stakeholders, named }: FromToProps) {
	const choicesOf = useMemo(() => stakeholderChoices(stakeholders, named), [stakeholders, named]);
	const draw = (value: unknown) => <FieldValue field={field} value={value} choices={choicesOf} />;
	return (
		<dl className={styles.fromTo}>
			<dt>{text("moments.before")}</dt>
			<dd>{draw(from)}</dd>
			<dt>{text("moments.after")}</dt>
			<dd>{draw(to)}</dd>
		</dl>
	);
}
