import type { EventType, RealisationEvent, RealisationRecord } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { Notice } from "../../../ui/notices/Notice.tsx";
import { absoluteText } from "../../../ui/words/date-text.ts";
import { nameInSentence } from "../../process/actor-name.ts";
import { reasonText } from "./reason-text.ts";
import styles from "./StepHeader.module.css";

/** A cancellation or hold with its reason. Cancelled takes precedence. */
export function StatusNotices({
	record,
	nameOf,
}: {
	readonly record: RealisationRecord;
	readonly nameOf: (event: RealisationEvent) => string;
}) {
	const { cancelled, onhold } = record.status;
	if (!cancelled.enabled && !onhold.enabled) return null;
	const given = cancelled.enabled ? record.statusMeta.cancelled : record.statusMeta.onhold;
	const reason = given && reasonText(given);
	const base = cancelled.enabled ? "step.cancelled" : "step.onhold";
	const since = lastOf(record, cancelled.enabled ? "cancelled-start" : "onhold-start");
	return (
		<Notice
			kind={cancelled.enabled ? "danger" : "warning"}
			title={reason?.label ? text(`${base}.reason`, { reason: reason.label }) : text(base)}
		>
			{reason?.comment && <p className={styles.typed}>{reason.comment}</p>}
			{since && (
				<p>
					{text(since.meta.automatic && since.meta.step !== undefined ? "step.status.decision" : "step.status.by", {
						user: nameInSentence(nameOf(since)),
						when: absoluteText(since.ts),
						step: since.meta.step ?? "",
					})}
				</p>
			)}
		</Notice>
	);
}

function lastOf(record: RealisationRecord, type: EventType) {
	return record.Events.findLast((event) => event.type === type);
}
