import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { RealisationEvent, RealisationRecord } from "../../../engine/index.ts";
import { useAccessAt } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { paths } from "../../ui/paths.ts";
import { RelativeDate } from "../../ui/RelativeDate.tsx";
import { eventSentence } from "./event-sentence.ts";
import { reasonText } from "./reason-text.ts";
import styles from "./SideCards.module.css";
import "../../texts/areas/history.ts";

const EventTabs = lazy(() => import("./EventTabs.tsx"));

const SHOWN_AT_FIRST = 6;
/** Bookkeeping of the engine that says nothing to people. */
const HIDDEN: ReadonlySet<string> = new Set(["mark", "unmark"]);

interface HistoryCardProps {
	readonly record: RealisationRecord;
	readonly stepLabel: (code: string) => string;
	/** Whether the person may open the step, so that its mention is a link. */
	readonly mayOpen: (code: string) => boolean;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** Who did what and when, newest first; for who has the right to it, the log behind it as it is stored too. */
export default function HistoryCard(props: HistoryCardProps) {
	const mayReadLog = useAccessAt("eventlog", props.record.MunicipalityCode);
	const history = <History {...props} />;
	return (
		<Card inLandmark title={text("side.history")}>
			{mayReadLog ? (
				<Suspense fallback={history}>
					<EventTabs history={history} events={props.record.Events} nameOf={props.nameOf} />
				</Suspense>
			) : (
				history
			)}
		</Card>
	);
}

/** Of a decision the choice itself, as the dialog before it said; the list's reason would be 'Overig'. */
function reasonOf({ meta: { reason, automatic } }: RealisationEvent): string {
	if (!reason) return "";
	const { label, comment } = reasonText(reason);
	return automatic === true && comment !== "" ? comment : label;
}

function History({ record, stepLabel, mayOpen, nameOf }: HistoryCardProps) {
	const [all, setAll] = useState(false);
	const events = record.Events.map((event, number) => ({ event, number }))
		.filter(({ event, number }) => !HIDDEN.has(event.type) && !isEcho(record.Events, number))
		.toReversed();
	const shown = all ? events : events.slice(0, SHOWN_AT_FIRST);
	return (
		<>
			{events.length === 0 && <p className={styles.quiet}>{text("side.history.none")}</p>}
			<ol className={styles.events}>
				{shown.map(({ event, number }) => {
					const { step } = event.meta;
					const sentence = eventSentence(event, stepLabel);
					const reason = reasonOf(event);
					return (
						<li key={number} className={styles.event}>
							<span className={styles.who}>{nameOf(event)}</span>{" "}
							{step !== undefined && mayOpen(step) ? <Link to={paths.step(record.uuid, step)}>{sentence}</Link> : sentence}
							{reason !== "" && <span className={styles.quiet}> {text("event.reason", { reason })}</span>}
							<span className={styles.when}>
								<RelativeDate at={event.ts} />
							</span>
						</li>
					);
				})}
			</ol>
			{events.length > SHOWN_AT_FIRST && (
				<Button variant="subtle" mt={10} onClick={() => setAll(!all)}>
					{all ? text("side.history.less") : text("side.history.more", { count: events.length })}
				</Button>
			)}
		</>
	);
}

/** What a save caused besides is noted as a save of its own; to people it is the same one. */
function isEcho(events: readonly RealisationEvent[], index: number): boolean {
	const event = events[index];
	if (event?.type !== "step-save" && event?.type !== "step-correct") return false;
	return events
		.slice(0, index)
		.some(
			({ type, ts, meta }) =>
				type.startsWith("step-") && type !== "step-start" && type !== "step-end" && ts === event.ts && meta.step === event.meta.step,
		);
}
