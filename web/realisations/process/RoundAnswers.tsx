import type { StakeholderCategory } from "../../../engine/index.ts";
import type { Choice } from "../../forms/form-environment.ts";
import { stakeholderCategoryOf } from "../../forms/stakeholder-category.ts";
import { ValueText } from "../../forms/templates/ValueText.tsx";
import type { EarlierRound } from "./earlier-rounds.ts";
import styles from "./RoundAnswers.module.css";

interface RoundAnswersProps {
	readonly answers: EarlierRound["answers"];
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** The answers of an earlier round, by step. */
export function RoundAnswers({ answers, choices }: RoundAnswersProps) {
	return answers.map(([step, own]) => (
		<div key={step} className={styles.step}>
			<p className={styles.name}>{step}</p>
			<dl className={styles.answers}>
				{own.map(({ field, value }) => {
					const category = stakeholderCategoryOf(field.options);
					return (
						<div key={field.path} className={styles.answer}>
							<dt>{field.title}</dt>
							<dd>
								<ValueText
									schema={field.schema}
									options={field.options}
									value={value}
									choices={category === null ? undefined : choices(category)}
								/>
							</dd>
						</div>
					);
				})}
			</dl>
		</div>
	));
}
