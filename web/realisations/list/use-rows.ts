import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ResolvedFlow } from "../../../engine/index.ts";
import { type Specification, specificationQueries } from "../../flows/specification.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { useNow } from "../../ui/use-now.ts";
import type { KeptRealisation } from "../realisation-collection.ts";
import type { RealisationRow } from "./realisation-row.ts";
import { flowKey, type RowSurroundings, rowOf } from "./row-of.ts";

const hourMs = 3_600_000;
const nothing: readonly KeptRealisation[] = [];

/** Rows of records that did not change are made once and kept, whatever else changes. */
export function keptRows(surroundings: RowSurroundings): (record: KeptRealisation) => RealisationRow {
	const rows = new WeakMap<KeptRealisation, RealisationRow>();
	return (record) => {
		const row = rows.get(record) ?? rowOf(record, surroundings);
		rows.set(record, row);
		return row;
	};
}

type Definitions = ReadonlyMap<string, ResolvedFlow>;

interface Flows {
	readonly definitions: Definitions;
	/** Some are still on their way; one that cannot be had is not waited for. */
	readonly pending: boolean;
}

function combine(results: readonly { readonly data?: Specification | undefined; readonly isPending: boolean }[]): Flows {
	const definitions = new Map(results.flatMap(({ data }) => (data ? [[flowKey(data), data.definition] as const] : [])));
	return { definitions, pending: results.some(({ isPending }) => isPending) };
}

/** Flows of the versions that occur. */
function useFlows(records: readonly KeptRealisation[]): Flows {
	const versions = useMemo(() => [...new Map(records.map(({ flow }) => [flowKey(flow), flow])).values()], [records]);
	const queries = versions.map(({ uuid, version }) => specificationQueries.byVersion(uuid, version));
	const { definitions, pending } = useQueries({ queries, combine });
	const [kept, setKept] = useState(definitions);
	if (kept !== definitions && (kept.size !== definitions.size || [...definitions.keys()].some((key) => !kept.has(key))))
		setKept(definitions);
	return { definitions: kept, pending };
}

/**
 * The rows of the records. Null until the first flows are there: what is worked out with them would be 'Onbekend', and
 * an export of that moment would say so for good.
 */
export function useRows(records: readonly KeptRealisation[] = nothing): readonly RealisationRow[] | null {
	const { steps } = useTenant();
	const { definitions: flows, pending } = useFlows(records);
	// Days and deadlines change at midnight, so once an hour is often enough to make the rows anew.
	const hour = Math.floor(useNow() / hourMs);
	const toRow = useMemo(() => keptRows({ flows, steps: steps ?? [], now: Math.max(Date.now(), hour * hourMs) }), [flows, steps, hour]);
	const waiting = pending && flows.size === 0;
	return useMemo(() => (waiting ? null : records.map(toRow)), [waiting, records, toRow]);
}
