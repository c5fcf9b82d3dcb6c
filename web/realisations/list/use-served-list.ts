import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { mostInBulk } from "../../../engine/index.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { answeredKey } from "../../api/served-place.ts";
import { pagedRows, sourcePageSize } from "../../table/row-source.ts";
import type { ServedList } from "../../table/served-list.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { ConfiguredStep } from "../../tenants/tenant-configuration.ts";
import { realisationSource } from "../realisation-source.ts";
import type { RealisationRow } from "./realisation-row.ts";
import { getRows, type RowsQuestion, type useAnsweredPage } from "./use-answered-page.ts";
import { fetchRows } from "./use-rows.ts";

interface ServedProcesses extends ServedList<RealisationRow> {
	/** Uuids of every row that the filters leave; null while that is not known, or where they are more than an act can be of. */
	readonly matching: readonly string[] | null;
	/** The same, fetched when it is not there yet. */
	readonly findMatching: () => Promise<readonly string[]>;
}

const none: Readonly<Record<string, readonly string[]>> = {};
const minute = 60_000;

/** The list of processes as the server answers it. `chosen`: rows are chosen, so it matters which of them the filters leave. */
export function useServedList(answered: ReturnType<typeof useAnsweredPage>, served: boolean, chosen: boolean): ServedProcesses | null {
	const client = useQueryClient();
	const { steps } = useTenant();
	const { question, page, state, retry } = answered;
	const { data: choices = none } = useQuery({
		queryKey: [...answeredKey("realisations"), "choices"],
		queryFn: getChoices,
		enabled: served,
		staleTime: minute,
		meta: { quiet: true },
	});
	const few = page !== null && page.total <= mostInBulk;
	const keys = useMemo(() => keysQuery(question), [question]);
	const { data: matching = null } = useQuery({ ...keys, enabled: served && chosen && few && state === "current" });
	const findMatching = useCallback(async () => (few ? client.fetchQuery(keys) : []), [client, few, keys]);
	if (!served) return null;
	const rows = () => allRows(client, question, page?.total ?? 0, steps ?? []);
	return { page, state, retry, choices, matching: few ? matching : null, findMatching, rows };
}

async function getChoices({ signal }: { readonly signal: AbortSignal }): Promise<typeof none> {
	const { data } = await call(operations.listRealisationChoices, { signal });
	return Object.fromEntries(Object.entries(data).map(([field, values]) => [field, values.map(String)]));
}

const keysQuery = (question: RowsQuestion | null) => {
	const { page: _page, rows: _rows, ...asked } = question ?? {};
	return queryOptions({
		queryKey: [...answeredKey("realisations"), "keys", asked],
		queryFn: async ({ signal }) => (await call(operations.listRealisationRowKeys, { query: asked, signal })).data,
		meta: { quiet: true },
	});
};

function allRows(client: QueryClient, question: RowsQuestion | null, length: number, steps: readonly ConfiguredStep[]) {
	return pagedRows<RealisationRow>(length, async (page, after) => {
		const { data, metaData } = await getRows({
			...question,
			page: String(page),
			rows: String(sourcePageSize),
			...(after === null ? {} : { after }),
		});
		const records = data.map(realisationSource.keep);
		return { rows: await fetchRows(client, records, { steps, now: Date.now() }), after: metaData.after };
	});
}
