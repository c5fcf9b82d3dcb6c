import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { KeptList } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { notifyFailure, notifySuccess } from "../api/notify.ts";
import { configsKey } from "../tenants/get-configs.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import type { TagEntry, TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
import {
	addEntry,
	addedSince,
	countEdits,
	type Edits,
	type EntryFields,
	editEntry,
	entriesToSend,
	labelProblems,
	newestOf,
	noEdits,
	rebased,
	viewsOf,
} from "./entry-edits.ts";
import { saveEntries } from "./save-entries.ts";

const NONE: readonly TagEntry[] = [];

/** A list that administrators keep, with what was changed and not yet stored. */
export function useEntries(list: KeptList) {
	const client = useQueryClient();
	const tenant = useTenant();
	const entries: readonly TagEntry[] = tenant[list] ?? NONE;
	const [edits, setEdits] = useState(noEdits);
	const [attempts, setAttempts] = useState(0);
	const [conflict, setConflict] = useState(false);
	const sent = useRef(noEdits);
	const problems = useMemo(() => labelProblems(entries, edits, list), [entries, edits, list]);
	const queryKey = configsKey(tenant.slug);
	const settle = (left: (now: Edits) => Edits): void => {
		setEdits(left);
		setAttempts(0);
		setConflict(false);
	};
	const clear = (): void => settle(() => noEdits);
	const act = useAct({
		call: () => saveEntries(list, entriesToSend(edits), edits.since ?? newestOf(entries)),
		quiet: true,
		onDone: (configuration) => {
			client.setQueryData<TenantConfiguration>(queryKey, configuration);
			settle((now) => addedSince(now, sent.current));
			notifySuccess(text("configuration.saved"));
		},
		onFailed: (error) => {
			const current = error instanceof ApiProblem && error.status === 409 ? error.current : undefined;
			if (!Array.isArray(current)) {
				const why = error instanceof ApiProblem && error.status === 400 ? error.message : "";
				return notifyFailure(text("configuration.failed"), why, error);
			}
			client.setQueryData<TenantConfiguration>(queryKey, { ...tenant, [list]: current });
			setEdits((now) => rebased(now, current));
			setConflict(true);
		},
	});
	return {
		views: useMemo(() => viewsOf(entries, edits), [entries, edits]),
		count: countEdits(edits),
		problems,
		/** How often saving was tried since the last time it worked. */
		attempts,
		conflict,
		busy: act.busy,
		add: (label: string) => setEdits((now) => addEntry(now, crypto.randomUUID(), label)),
		edit: (uuid: string, part: Partial<EntryFields>) => setEdits(editEntry(edits, entries, uuid, part)),
		clear,
		save: () => {
			setAttempts(attempts + 1);
			if (problems.size > 0 || countEdits(edits) === 0 || act.busy) return;
			sent.current = edits;
			void act.run();
		},
	};
}

export type EntriesState = ReturnType<typeof useEntries>;
