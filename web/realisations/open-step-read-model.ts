import type { QueryClient } from "@tanstack/react-query";
import { realisationQueries } from "./realisation-queries.ts";

/** Whether a step of a process can be worked on, as far as this browser knows; undefined when it does not know the process. */
export function isStepOpen(client: QueryClient, uuid: string, step: string): boolean | undefined {
	const record = client.getQueryData(realisationQueries.one(uuid).queryKey);
	if (record === undefined) return undefined;
	const { onhold, cancelled, completed } = record.status;
	const stands = onhold.enabled || cancelled.enabled || completed.enabled;
	return !stands && record.flow.state.some((state) => state.step === step && state.completed_at === null);
}
