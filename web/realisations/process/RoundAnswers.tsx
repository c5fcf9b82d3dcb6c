import type { StakeholderCategory } from "../../../engine/index.ts";
import type { Choice } from "../../forms/form-environment.ts";
import type { EarlierRound } from "./earlier-rounds.ts";
import { FieldValue } from "./FieldValue.tsx";
import { byStep } from "./placed-fields.ts";
import styles from "./RoundAnswers.module.css";

interface RoundAnswersProps extends Pick<EarlierRound, "answers"> {
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** The answers of an earlier round, by step. */
export function RoundAnswers({ answers, choices }: RoundAnswersProps) {
	return byStep(answers, ({ field }) => field).map(([step, own]) => (
		<div key={step} className={styles.step}>
			<p className={styles.name}>{step}</p>
			<dl className={styles.answers}>
				{own.map(({ field, value }) => (
					<div key={field.path} className={styles.answer}>
						<dt>{field.title}</dt>
						<dd>
							<FieldValue field={field} value={value} choices={choices} />
						</dd>
					</div>
				))}
			</dl>
		</div>
	));
}
