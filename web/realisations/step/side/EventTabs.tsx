import type { ReactNode } from "react";
import type { RealisationEvent } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { RelativeDate } from "../../../ui/parts/RelativeDate.tsx";
import { Tabs } from "../../../ui/parts/Tabs.tsx";
import type { StepLabelAt } from "../../process/use-step-labels.ts";
import { undoingText } from "./event-sentence.ts";
import styles from "./SideCards.module.css";

/** The history and the event log as tabs. Loaded only for the few people who may see the log. */
export default function EventTabs({ history, ...log }: EventLogProps & { readonly history: ReactNode }) {
	return (
		<Tabs
			label={text("side.history")}
			tabs={[
				{ name: "history", label: text("side.history"), panel: history },
				{ name: "events", label: text("side.events"), panel: <EventLog {...log} /> },
			]}
		/>
	);
}

interface EventLogProps {
	readonly events: readonly RealisationEvent[];
	readonly nameOf: (event: RealisationEvent) => string;
	readonly labelsAt: StepLabelAt;
}

/** All events by their stored type, newest first. */
function EventLog({ events, nameOf, labelsAt }: EventLogProps) {
	return (
		<ol className={styles.events}>
			{events.toReversed().map((event) => (
				<li key={`${event.ts}.${event.type}.${event.meta.uuid}`} className={styles.event}>
					<code>{event.type}</code>{" "}
					{event.meta.step === undefined
						? null
						: `${text("side.events.step", { step: `${event.meta.step} ${labelsAt(event)(event.meta.step)}`.trim() })} `}
					<span className={styles.who}>{nameOf(event)}</span>
					<Undoing said={undoingText(event, events)} />
					<span className={styles.when}>
						<RelativeDate at={event.ts} />
					</span>
				</li>
			))}
		</ol>
	);
}

function Undoing({ said }: { readonly said: string }) {
	return said === "" ? null : <span className={styles.quiet}> {said}</span>;
}
