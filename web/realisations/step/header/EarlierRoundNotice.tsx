import { useMemo } from "react";
import { Link } from "react-router";
import type { CompiledFlow, RealisationEvent, RealisationRecord, StakeholderCategory, StepAvailability } from "../../../../engine/index.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { text } from "../../../texts/text.ts";
import { Notice } from "../../../ui/notices/Notice.tsx";
import { paths } from "../../../ui/pages/paths.ts";
import { absoluteText } from "../../../ui/words/date-text.ts";
import { nameInSentence } from "../../process/actor-name.ts";
import { earlierRounds } from "../../process/earlier-rounds.ts";
import { RoundAnswers } from "../../process/RoundAnswers.tsx";
import { useFlowAt } from "../../process/use-flow-at.ts";
import styles from "./StepAhead.module.css";
import "../../../texts/areas/moments.ts";

interface EarlierRoundNoticeProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly step: StepAvailability;
	readonly nameOf: (event: RealisationEvent) => string;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/**
 * What was judged and decided in the round before, which the steps themselves no longer show: at the step to which the process was put
 * back, and at every step whose own answers were emptied.
 */
export function EarlierRoundNotice({ record, flow, step, nameOf, choices }: EarlierRoundNoticeProps) {
	const flowAt = useFlowAt(record, flow);
	const last = useMemo(() => earlierRounds(record, flowAt).at(-1), [record, flowAt]);
	const reset = record.Events.findLast(({ type }) => type === "step-reset");
	if (last === undefined || last.event !== reset) return null;
	const { event, before } = last;
	if (event.meta.step !== step.code && !last.answers.some(({ field }) => field.code === step.code)) return null;
	// What was proposed before is not why it has to be done again, and is long: a place with its coordinates.
	const answers = last.answers.filter(({ field }) => field.code !== event.meta.step);
	if (answers.length === 0) return null;
	return (
		<div className={styles.earlier}>
			<Notice kind="info" title={text("moments.earlier.notice")}>
				<p>{text("moments.earlier.by", { user: nameInSentence(nameOf(event)), when: absoluteText(event.ts) })}</p>
				<RoundAnswers answers={answers} choices={choices} />
				{before !== null && (
					<p className={styles.look}>
						<Link to={paths.moments(record.uuid, before)}>{text("moments.earlier.look")}</Link>
					</p>
				)}
			</Notice>
		</div>
	);
}
