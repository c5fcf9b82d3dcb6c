import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { EventLog, type EventLogProps } from "./EventLog.tsx";

/** The history with the log behind it; fetched for the few who have the right to it. */
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
