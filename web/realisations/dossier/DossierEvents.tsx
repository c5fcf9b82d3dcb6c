import type { CompiledFlow, RealisationEvent, RealisationRecord, StakeholderCategory } from "../../../engine/index.ts";
import type { Choice } from "../../forms/form-environment.ts";
import { text } from "../../texts/text.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import { toldEvents } from "../process/told-events.ts";
import { useStepLabels } from "../process/use-step-labels.ts";
import { reasonText } from "../step/header/reason-text.ts";
import { EventSubject } from "../step/side/EventSubject.tsx";
import { eventSentence, undoingText } from "../step/side/event-sentence.ts";
import styles from "./Dossier.module.css";

export interface DossierEventsProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly nameOf: (event: RealisationEvent) => string;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** Everything that happened to a process, oldest first, each event with its date and time. */
export function DossierEvents({ record, flow, nameOf, choices }: DossierEventsProps) {
	const labelsAt = useStepLabels(record, flow);
	return (
		<section className={styles.step} aria-labelledby="dossier-events">
			<h2 id="dossier-events">{text("side.history")}</h2>
			<ol className={styles.events}>
				{toldEvents(record.Events).map(({ event, number }) => {
					const reason = event.meta.reason && reasonText(event.meta.reason);
					const undoing = undoingText(event, record.Events);
					return (
						<li key={number}>
							<time className="tabular" dateTime={new Date(event.ts).toISOString()}>
								{absoluteText(event.ts)}
							</time>
							<span>
								<strong>{nameOf(event)}</strong> {eventSentence(event, labelsAt(event))}
								<EventSubject event={event} choices={choices} />
								{reason && (
									<span className={styles.quiet}>
										{" "}
										{text("event.reason", { reason: [reason.label, reason.comment].filter((part) => part !== "").join(", ") })}
									</span>
								)}
								{event.meta.warned?.map(({ path, message }) => (
									<span key={`${path} ${message}`} className={styles.warned}>
										{text("event.warned", { message })}
									</span>
								))}
								{undoing !== "" && <span className={styles.quiet}> {undoing}</span>}
							</span>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
