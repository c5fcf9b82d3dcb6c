import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { entriesSayWhere, type KeptList } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { problemOf } from "../api/problem-of.ts";
import { toastFailure, toastSuccess } from "../api/toast.ts";
import { configsKey } from "../tenants/get-configs.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import type { ListEntry, TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
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
	newLabelProblem,
	noEdits,
	rebased,
	viewsOf,
} from "./entry-edits.ts";

/** A list that administrators maintain, with its unsaved changes and the actions on them. */
export function useEntries(list: KeptList) {
	const client = useQueryClient();
	const tenant = useTenant();
	const entries: readonly ListEntry[] = tenant[list];
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
		onDone: (stored) => {
			client.setQueryData<TenantConfiguration>(queryKey, { ...tenant, [list]: stored });
			settle((now) => addedSince(now, sent.current));
			toastSuccess(text("configuration.saved"));
		},
		onFailed: (error) => {
			const problem = problemOf<"saveKeptList">(error);
			const current: readonly ListEntry[] | undefined = problem?.status === 409 ? problem.current : undefined;
			if (current === undefined) {
				const why = problem?.status === 400 ? problem.message : "";
				return toastFailure(text("configuration.failed"), why, error);
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
		/** Number of attempts to save since the last success. */
		attempts,
		conflict,
		busy: act.busy,
		check: (label: string) => newLabelProblem(entries, edits, list, label),
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

type Sent = { readonly uuid: string } & EntryFields;

/** Stores the changed entries. Returns the whole list as it is now. */
async function saveEntries(list: KeptList, entries: readonly Sent[], synced: number): Promise<readonly ListEntry[]> {
	const sent = entries.map(({ uuid, label, enabled, removed, request, process }) => ({
		uuid,
		label,
		enabled,
		deleted_at: removed ? Date.now() : null,
		...(entriesSayWhere(list) && { request, process }),
	}));
	const { data } = await call(operations.saveKeptList, {
		params: { list },
		body: { synchronisation: { synced }, data: { entries: sent } },
	});
	return data.entries;
}
