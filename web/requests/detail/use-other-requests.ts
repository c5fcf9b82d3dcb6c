import { useMemo } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { useStablePosition } from "../../locations/use-stable-position.ts";
import type { Position } from "../../map/map-settings.ts";
import { usePlaces } from "../../map/places/use-places.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { requestPlaces } from "../map/place-queries.ts";
import { type KindHere, placedCounts, placedPoints } from "../map/placed-points.ts";
import { type RequestPoint, requestPoints } from "../map/request-points.ts";
import { useRequests } from "../request-collection.ts";

const NONE: readonly RequestPoint[] = [];

/** On this map, requests of completed processes are another process's too. */
const kindHere: KindHere = (kind) => (kind === "completed" ? "elsewhere" : kind);

/**
 * The other requests on a request's map, from the browser or from the server. `near`: at least those around its
 * position. `counts`: for kinds whose points are not all there.
 */
export function useOtherRequests({ uuid, realisationUuid }: RequestRecord, position: Position | null) {
	const served = useTenant().listsOnServer.includes("requests");
	const { data, isLoading } = useRequests();
	const loaded = useMemo(
		() =>
			requestPoints(
				(data?.records ?? []).filter((other) => other.uuid !== uuid),
				{ process: realisationUuid },
			),
		[data, uuid, realisationUuid],
	);
	const asked = useMemo(() => requestPlaces({ without: uuid, process: realisationUuid }), [uuid, realisationUuid]);
	const around = useStablePosition(position);
	const { all, inView, near, loading, nearLoading, onPart } = usePlaces(asked, { enabled: served, around });
	const placed = useMemo(() => (inView === undefined ? NONE : placedPoints(inView, kindHere)), [inView]);
	const placedNear = useMemo(() => (near === undefined ? NONE : placedPoints(near, kindHere)), [near]);
	const counts = useMemo(() => (all === undefined || all.whole ? undefined : placedCounts(all, kindHere)), [all]);
	if (served) return { points: placed, counts, near: placedNear, loading, nearLoading, onPart };
	const partial = isLoading || (data !== undefined && !data.complete);
	return { points: loaded, counts: undefined, near: loaded, loading: partial, nearLoading: partial, onPart: undefined };
}
