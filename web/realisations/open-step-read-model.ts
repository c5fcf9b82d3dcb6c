import type { QueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { realisationQueries } from "./realisation-queries.ts";

/** Whether a step of a process can be worked on, as far as this browser knows; undefined when it does not know the process. */
export function isStepOpen(client: QueryClient, uuid: string, step: string): boolean | undefined {
	const record = client.getQueryData(realisationQueries.one(uuid).queryKey);
	return record === undefined ? undefined : isOpenIn(record, step);
}

/** Whether somebody can work on a step of a process. */
export function isOpenIn({ status, flow }: Pick<RealisationRecord, "status" | "flow">, step: string): boolean {
	const stands = status.onhold.enabled || status.cancelled.enabled || status.completed.enabled;
	return !stands && flow.state.some((state) => state.step === step && state.completed_at === null);
}
