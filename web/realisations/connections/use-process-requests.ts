import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import { useRequests } from "../../requests/request-collection.ts";
import { requestQueries } from "../../requests/request-queries.ts";

const NONE: readonly AnyRequest[] = [];

/**
 * The requests of a municipality, and those with the given uuids wherever they are. One that is not among what is
 * loaded is asked for by itself; null while it is unknown.
 */
export function useProcessRequests(code: string, uuids: readonly string[], enabled = true) {
	const { data, isPending } = useRequests({ enabled });
	const records = data?.records ?? NONE;
	const byUuid = useMemo(() => new Map(records.map((request) => [request.uuid, request])), [records]);
	const missing = isPending || !enabled ? [] : uuids.filter((uuid) => !byUuid.has(uuid));
	const fetched = useQueries({
		queries: missing.map((uuid) => ({ ...requestQueries.one(uuid), meta: { quiet: [403, 404] } })),
	});
	const found = (uuid: string): AnyRequest | null => byUuid.get(uuid) ?? fetched[missing.indexOf(uuid)]?.data ?? null;
	const listed = uuids.join();
	const nearby = useMemo(() => {
		const wanted = new Set(listed.split(","));
		return records.filter(({ geographyCode, uuid }) => geographyCode === code || wanted.has(uuid));
	}, [records, code, listed]);
	return { nearby, found, loading: isPending };
}
