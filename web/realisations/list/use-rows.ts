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

function combine(results: readonly { readonly data?: Specification | undefined }[]): Definitions {
	return new Map(results.flatMap(({ data }) => (data ? [[flowKey(data), data.definition] as const] : [])));
}

/** Flows of the versions that occur; a record shows without its derived values until its flow is there. */
function useFlows(records: readonly KeptRealisation[]): Definitions {
	const versions = useMemo(() => [...new Map(records.map(({ flow }) => [flowKey(flow), flow])).values()], [records]);
	const flows = useQueries({ queries: versions.map(({ uuid, version }) => specificationQueries.byVersion(uuid, version)), combine });
	const [kept, setKept] = useState(flows);
	if (kept !== flows && (kept.size !== flows.size || [...flows.keys()].some((key) => !kept.has(key)))) setKept(flows);
	return kept;
}

export function useRows(records: readonly KeptRealisation[] = nothing): readonly RealisationRow[] {
	const { steps } = useTenant();
	const flows = useFlows(records);
	// Days and deadlines change at midnight, so once an hour is often enough to make the rows anew.
	const hour = Math.floor(useNow() / hourMs);
	const toRow = useMemo(() => keptRows({ flows, steps: steps ?? [], now: Math.max(Date.now(), hour * hourMs) }), [flows, steps, hour]);
	return useMemo(() => records.map(toRow), [records, toRow]);
}
