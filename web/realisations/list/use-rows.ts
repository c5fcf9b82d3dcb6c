import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ResolvedFlow } from "../../../engine/index.ts";
import { specificationQueries } from "../../flows/specification.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { useNow } from "../../ui/time/use-now.ts";
import type { KeptRealisation } from "../realisation-collection.ts";
import { flowKey, type RealisationRow, type RowSurroundings, rowOf } from "./realisation-row.ts";

const hourMs = 3_600_000;
const nothing: readonly KeptRealisation[] = [];

/** Computes each row once per record, so that unchanged records keep their row objects. */
export function keptRows(surroundings: RowSurroundings): (record: KeptRealisation) => RealisationRow {
	const rows = new WeakMap<KeptRealisation, RealisationRow>();
	return (record) => {
		const row = rows.get(record) ?? rowOf(record, surroundings);
		rows.set(record, row);
		return row;
	};
}

type Definitions = ReadonlyMap<string, ResolvedFlow>;

const noFlows: Definitions = new Map();

interface Flows {
	readonly definitions: Definitions;
	/** Whether flows are still loading; a flow that failed to load does not count. */
	readonly pending: boolean;
}

/** The flows of all versions in the list. While a new version loads, returns the ones known so far. */
function useFlows(records: readonly KeptRealisation[]): Flows {
	const client = useQueryClient();
	const versions = useMemo(() => versionsOf(records), [records]);
	const { data = noFlows, isPending } = useQuery({
		queryKey: ["specifications of a list", versions.map(flowKey).sort()],
		queryFn: () => fetchFlows(client, versions),
		enabled: versions.length > 0,
		// Versions that failed are fetched again when the list is reopened.
		staleTime: ({ state }) => (state.data?.size === versions.length ? Number.POSITIVE_INFINITY : 0),
		placeholderData: (former: Definitions | undefined) => former,
	});
	return { definitions: data, pending: isPending && versions.length > 0 };
}

function versionsOf(records: readonly KeptRealisation[]): readonly KeptRealisation["flow"][] {
	return [...new Map(records.map(({ flow }) => [flowKey(flow), flow])).values()];
}

/** Computes rows for records that are not kept in the collection. */
export async function fetchRows(
	client: QueryClient,
	records: readonly KeptRealisation[],
	around: Omit<RowSurroundings, "flows">,
): Promise<readonly RealisationRow[]> {
	const flows = await fetchFlows(client, versionsOf(records));
	return records.map((record) => rowOf(record, { ...around, flows }));
}

async function fetchFlows(client: QueryClient, versions: readonly KeptRealisation["flow"][]): Promise<Definitions> {
	const fetched = await Promise.all(
		// The query of that version has already reported the failure.
		versions.map(({ uuid, version }) => client.fetchQuery(specificationQueries.byVersion(uuid, version)).catch(() => null)),
	);
	return new Map(fetched.flatMap((one) => (one ? [[flowKey(one), one.definition] as const] : [])));
}

/**
 * The rows of the records; null until the first flows are loaded, because without a flow fields show 'Onbekend', which would
 * end up in an export.
 */
export function useRows(records: readonly KeptRealisation[] = nothing): readonly RealisationRow[] | null {
	const { steps } = useTenant();
	const { definitions: flows, pending } = useFlows(records);
	// Days and deadlines change at midnight, so recomputing once an hour is enough.
	const hour = Math.floor(useNow() / hourMs);
	const toRow = useMemo(() => keptRows({ flows, steps: steps ?? [], now: Math.max(Date.now(), hour * hourMs) }), [flows, steps, hour]);
	const waiting = pending && flows.size === 0;
	return useMemo(() => (waiting ? null : records.map(toRow)), [waiting, records, toRow]);
}
