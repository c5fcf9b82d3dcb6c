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

interface Clashing {
	readonly fields: readonly string[];
	readonly events: readonly RealisationEvent[];
}

/** Notifies the person whose save their own was merged with, and which fields were taken over from it. */
export function tellMerged(client: QueryClient, { takenOver, events }: Merged, { userId, steps, labelOf }: MergedReader): void {
	// Merging with the person's own earlier save that got no response needs no notice.
	const byOneself = doneByOneself(events, userId);
	if (takenOver.length === 0 && (byOneself || events.length === 0)) return;
	const user = namesOf(client, events, { userId, steps });
	const fields = takenOver.map(labelOf).join(", ");
	if (byOneself) notifyInfo(text("conflict.merged.self", { fields }));
	else notifyInfo(text(fields === "" ? "conflict.merged" : "conflict.merged.fields", { user, fields }));
}

/** Notifies the person that somebody saved another value of fields with unsaved input, and that the save will ask about them. */
export function tellClashing(client: QueryClient, { fields, events }: Clashing, { userId, steps, labelOf }: MergedReader): void {
	const named = { fields: fields.map(labelOf).join(", ") };
	if (doneByOneself(events, userId)) notifyInfo(text("conflict.coming.self", named));
	else notifyInfo(text("conflict.coming", { ...named, user: namesOf(client, events, { userId, steps }) }));
}

function namesOf(client: QueryClient, events: readonly RealisationEvent[], { userId, steps }: Omit<MergedReader, "labelOf">): string {
	const people = client.getQueryData(realisationQueries.people().queryKey) ?? NO_PEOPLE;
	return actorsIn(events, (event) => actorName(event, userId, people, steps)) ?? text("side.history.other");
}
