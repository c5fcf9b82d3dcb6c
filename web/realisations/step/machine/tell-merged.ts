import type { QueryClient } from "@tanstack/react-query";
import type { RealisationEvent, StepAvailability } from "../../../../engine/index.ts";
import { notifyInfo } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { actorName, actorsIn, doneByOneself } from "../../process/actor-name.ts";
import { NO_PEOPLE, realisationQueries } from "../../realisation-queries.ts";

export interface MergedReader {
	readonly userId: string;
	readonly steps: readonly StepAvailability[];
	readonly labelOf: (path: string) => string;
}

interface Merged {
	readonly takenOver: readonly string[];
	readonly events: readonly RealisationEvent[];
}

/** Says with whose save one's own was merged, and which of their fields were taken over. */
export function tellMerged(client: QueryClient, { takenOver, events }: Merged, { userId, steps, labelOf }: MergedReader): void {
	// Merging with an own earlier save that got no answer needs no notice.
	const byOneself = doneByOneself(events, userId);
	if (takenOver.length === 0 && (byOneself || events.length === 0)) return;
	const people = client.getQueryData(realisationQueries.people().queryKey) ?? NO_PEOPLE;
	const user = actorsIn(events, (event) => actorName(event, userId, people, steps)) ?? text("side.history.other");
	const fields = takenOver.map(labelOf).join(", ");
	if (byOneself) notifyInfo(text("conflict.merged.self", { fields }));
	else notifyInfo(text(fields === "" ? "conflict.merged" : "conflict.merged.fields", { user, fields }));
}
