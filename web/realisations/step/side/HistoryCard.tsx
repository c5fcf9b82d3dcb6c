import { Button } from "@mantine/core";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { CompiledFlow, RealisationEvent, RealisationRecord, StakeholderCategory, StepCode } from "../../../../engine/index.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { useRightsAt } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { paths } from "../../../ui/pages/paths.ts";
import { Card } from "../../../ui/parts/Card.tsx";
import { RelativeDate } from "../../../ui/parts/RelativeDate.tsx";
import { toldEvents } from "../../process/told-events.ts";
import { type StepLabelAt, useStepLabels } from "../../process/use-step-labels.ts";
import { reasonText } from "../header/reason-text.ts";
import { EventSubject } from "./EventSubject.tsx";
import { eventSentence, undoingText } from "./event-sentence.ts";
import styles from "./SideCards.module.css";
import "../../../texts/areas/step.ts";

const EventTabs = lazyPart(() => import("./EventTabs.tsx"));
/** Uses the engine's code for reversing an act, which the step itself does not need. */
const UndoButton = lazyPart(() => import("./UndoButton.tsx"));

const SHOWN_AT_FIRST = 6;

interface HistoryCardProps {
	readonly record: RealisationRecord;
	/** Whether the person may open a step; then it is a link. */
	readonly mayOpen: (code: string) => boolean;
	readonly nameOf: (event: RealisationEvent) => string;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
	readonly flow: CompiledFlow;
	/** Whether there is unsaved input, which undoing might lock or replace. */
	readonly dirty: boolean;
}

interface HistoryProps extends HistoryCardProps {
	readonly labelsAt: StepLabelAt;
}

/** The history of the process, newest first, and the event log for people who may see it. */
export default function HistoryCard(props: HistoryCardProps) {
	const mayReadLog = useRightsAt(props.record.MunicipalityCode).may("eventlog");
	const navigate = useNavigate();
	const { uuid, reference } = props.record;
	useActions({ "process:moments": { run: () => void navigate(paths.moments(uuid)), values: { reference } } });
	const labelsAt = useStepLabels(props.record, props.flow);
	const history = <History {...props} labelsAt={labelsAt} />;
	return (
		<Card inLandmark title={text("side.history")} aside={<HistoryLinks uuid={uuid} />}>
			{mayReadLog ? (
				<Suspense fallback={history}>
					<EventTabs history={history} events={props.record.Events} nameOf={props.nameOf} labelsAt={labelsAt} />
				</Suspense>
			) : (
				history
			)}
		</Card>
	);
}

function HistoryLinks({ uuid }: { readonly uuid: string }) {
	return (
		<span className={styles.links}>
			<Link to={paths.dossier(uuid)}>{text("page.dossier")}</Link>
			<Link to={paths.moments(uuid)}>{text("page.moments")}</Link>
		</span>
	);
}

/** For an automatic status change, the comment: it names the decision, while the label would only be 'Overig'. */
function reasonOf({ meta: { reason, automatic } }: RealisationEvent): string {
	if (!reason) return "";
	const { label, comment } = reasonText(reason);
	return automatic === true && comment !== "" ? comment : label;
}

/** The code that the event's step has now; undefined if it names none, or one that the flow no longer has. */
function stepNow(flow: CompiledFlow, { version, meta }: RealisationEvent): StepCode | undefined {
	if (meta.step === undefined || version === flow.definition.version) return meta.step;
	return flow.order.find(({ definition }) => definition.uuid === meta.uuid)?.code;
}

function History({ record, labelsAt, mayOpen, nameOf, choices, flow, dirty }: HistoryProps) {
	const [all, setAll] = useState(false);
	const events = toldEvents(record.Events).toReversed();
	const shown = all ? events : events.slice(0, SHOWN_AT_FIRST);
	const list = useRef<HTMLOListElement>(null);
	const [undone, setUndone] = useState(0);
	useEffect(() => {
		if (undone > 0) list.current?.focus();
	}, [undone]);
	return (
		<>
			{events.length === 0 && <p className={styles.quiet}>{text("side.history.none")}</p>}
			<ol ref={list} tabIndex={-1} className={styles.events}>
				{shown.map(({ event, number }, index) => {
					const step = stepNow(flow, event);
					const sentence = eventSentence(event, labelsAt(event));
					const reason = reasonOf(event);
					const undoing = undoingText(event, record.Events);
					return (
						<li key={number} className={styles.event}>
							<span className={styles.who}>{nameOf(event)}</span>{" "}
							{step !== undefined && mayOpen(step) ? <Link to={paths.step(record.uuid, step)}>{sentence}</Link> : sentence}
							<EventSubject event={event} choices={choices} />
							{reason !== "" && <span className={styles.quiet}> {text("event.reason", { reason })}</span>}
							{event.meta.warned?.map(({ path, message }) => (
								<span key={`${path} ${message}`} className={styles.warned}>
									{text("event.warned", { message })}
								</span>
							))}
							{undoing !== "" && <span className={styles.quiet}> {undoing}</span>}
							<span className={styles.when}>
								<Link to={paths.moments(record.uuid, number)} className={styles.moment} title={text("side.history.moment")}>
									<RelativeDate at={event.ts} />
								</Link>
							</span>
							{index === 0 && (
								<Suspense fallback={null}>
									<UndoButton record={record} flow={flow} dirty={dirty} onUndone={() => setUndone(undone + 1)} />
								</Suspense>
							)}
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
