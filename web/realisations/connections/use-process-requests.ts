import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import { useRequests } from "../../requests/request-collection.ts";
import { requestQueries } from "../../requests/request-queries.ts";

const NONE: readonly AnyRequest[] = [];

/**
 * The requests of a municipality, and those with the given uuids wherever they are. One that is not among what is
 * loaded is asked for by itself; undefined until the answer, null where the person may not see it or there is none.
 */
export function useProcessRequests(code: string, uuids: readonly string[], enabled = true) {
	const { data, isPending } = useRequests({ enabled });
	const records = data?.records ?? NONE;
	const byUuid = useMemo(() => new Map(records.map((request) => [request.uuid, request])), [records]);
	const missing = isPending || !enabled ? [] : uuids.filter((uuid) => !byUuid.has(uuid));
	const fetched = useQueries({
		queries: missing.map((uuid) => ({ ...requestQueries.one(uuid), meta: { quiet: [403, 404] } })),
	});
	const found = (uuid: string): AnyRequest | null | undefined => {
		const listed = byUuid.get(uuid);
		if (listed !== undefined) return listed;
		const asked = fetched[missing.indexOf(uuid)];
		return asked?.isPending === true || isPending ? undefined : (asked?.data ?? null);
	};
	const listed = uuids.join();
	const nearby = useMemo(() => {
		const wanted = new Set(listed.split(","));
		return records.filter(({ geographyCode, uuid }) => geographyCode === code || wanted.has(uuid));
	}, [records, code, listed]);
	return { nearby, found, loading: isPending, partial: enabled && (isPending || (data !== undefined && !data.complete && !data.failed)) };
}
