import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import { useStablePosition } from "../../locations/use-stable-position.ts";
import type { Position } from "../../map/map-settings.ts";
import { useRequests } from "../../requests/request-collection.ts";
import { requestQueries } from "../../requests/request-queries.ts";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { useProcess } from "../process/process-context.ts";

const NONE: readonly AnyRequest[] = [];

/**
 * The requests of a municipality, plus those with the given uuids wherever they are. Uuids that are not in the loaded collection are
 * fetched one by one: `found` returns undefined while loading and null if the request is gone or not accessible. Where the list stays on
 * the server, only the requests with the given uuids are available.
 */
export function useProcessRequests(code: string, uuids: readonly string[], enabled = true) {
	const served = useTenant().listsOnServer.includes("requests");
	const { data, isPending } = useRequests({ enabled });
	const loading = !served && isPending;
	const records = data?.records ?? NONE;
	const byUuid = useMemo(() => new Map(records.map((request) => [request.uuid, request])), [records]);
	const missing = loading || !enabled ? [] : uuids.filter((uuid) => !byUuid.has(uuid));
	const fetched = useQueries({
		queries: missing.map((uuid) => ({ ...requestQueries.one(uuid), meta: { quiet: [403, 404] } })),
	});
	const found = (uuid: string): AnyRequest | null | undefined => {
		const listed = byUuid.get(uuid);
		if (listed !== undefined) return listed;
		const asked = fetched[missing.indexOf(uuid)];
		return asked?.isPending === true || loading ? undefined : (asked?.data ?? null);
	};
	const listed = uuids.join();
	const nearby = useMemo(() => {
		const wanted = new Set(listed.split(","));
		return records.filter(({ geographyCode, uuid }) => geographyCode === code || wanted.has(uuid));
	}, [records, code, listed]);
	return { nearby, found, loading, partial: enabled && (loading || (data !== undefined && !data.complete)) };
}

/** Position of the process's first request that has one; null while unknown or without the right to see it. */
export function useRequestPlace(): Position | null {
	const { record } = useProcess();
	const [seesRequests, seesPlaces] = [useAccess("requestlist"), useAccess("requestlocations")];
	const { found } = useProcessRequests(record.MunicipalityCode, record.requestUuids, seesRequests || seesPlaces);
	const [place = null] = record.requestUuids.flatMap((uuid) => {
		const { lat, lng } = found(uuid)?.coordinates ?? { lat: null, lng: null };
		return lat === null || lng === null ? [] : [{ latitude: lat, longitude: lng }];
	});
	return useStablePosition(place);
}
