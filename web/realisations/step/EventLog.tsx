import type { RealisationEvent } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { RelativeDate } from "../../ui/RelativeDate.tsx";
import styles from "./SideCards.module.css";

export interface EventLogProps {
	readonly events: readonly RealisationEvent[];
	readonly nameOf: (event: RealisationEvent) => string;
}

/** Every event by the name it is stored under, newest first. */
export function EventLog({ events, nameOf }: EventLogProps) {
	return (
		<ol className={styles.events}>
			{events.toReversed().map((event) => (
				<li key={`${event.ts}.${event.type}.${event.meta.uuid}`} className={styles.event}>
					<code>{event.type}</code> {event.meta.step === undefined ? null : `${text("side.events.step", { step: event.meta.step })} `}
					<span className={styles.who}>{nameOf(event)}</span>
					<span className={styles.when}>
						<RelativeDate at={event.ts} />
					</span>
				</li>
			))}
		</ol>
	);
}
