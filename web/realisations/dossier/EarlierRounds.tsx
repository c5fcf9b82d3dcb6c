import { text } from "../../texts/text.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import { earlierRounds } from "../process/earlier-rounds.ts";
import { RoundAnswers } from "../process/RoundAnswers.tsx";
import { useFlowAt } from "../process/use-flow-at.ts";
import styles from "./Dossier.module.css";
import type { DossierEventsProps } from "./DossierEvents.tsx";
import "../../texts/areas/moments.ts";

/** What was judged and decided in the rounds before the process was put back, oldest first; nothing if it never was. */
export function EarlierRounds({ record, flow, nameOf, choices }: DossierEventsProps) {
	const rounds = earlierRounds(record, useFlowAt(record, flow));
	if (rounds.length === 0) return null;
	return (
		<section className={styles.step} aria-labelledby="dossier-rounds">
			<h2 id="dossier-rounds">{text("moments.earlier")}</h2>
			{rounds.map(({ event, answers }) => (
				<div key={event.meta.iteration}>
					<h3>{text("moments.earlier.round", { when: absoluteText(event.ts), step: event.meta.step ?? "", user: nameOf(event) })}</h3>
					<RoundAnswers answers={answers} choices={choices} />
				</div>
			))}
		</section>
	);
}
