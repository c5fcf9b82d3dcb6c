import { useCallback, useMemo } from "react";
import type { AnyRequest, RequestRecord } from "../../../engine/index.ts";
import { useStablePosition } from "../../locations/use-stable-position.ts";
import type { Position } from "../../map/map-settings.ts";
import { usePlaces } from "../../map/places/use-places.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { useWithoutCompleted } from "../connections/use-without-completed.ts";
import { requestPlaces } from "../map/place-queries.ts";
import { type KindHere, placedCounts, placedPoints, shownKind } from "../map/placed-points.ts";
import { type RequestPoint, requestPoints } from "../map/request-points.ts";
import { useRequests } from "../request-collection.ts";

const NONE: readonly RequestPoint[] = [];
const NO_REQUESTS: readonly AnyRequest[] = [];

/**
 * The other requests on a request's map, from the browser or from the server; with those of completed processes only if
 * `completedToo`. `near`: at least those around its position. `counts`: for kinds whose points are not all there.
 */
export function useOtherRequests({ uuid, realisationUuid }: RequestRecord, position: Position | null, completedToo: boolean) {
	const served = useTenant().listsOnServer.includes("requests");
	const { data, isLoading } = useRequests();
	const others = useMemo(() => data?.records.filter((other) => other.uuid !== uuid) ?? NO_REQUESTS, [data, uuid]);
	const isElsewhere = useCallback(
		(other: AnyRequest) => other.connected && (other.realisationUuid === null || other.realisationUuid !== realisationUuid),
		[realisationUuid],
	);
	const { shown, loading: asking } = useWithoutCompleted(served ? NO_REQUESTS : others, { isElsewhere, completedToo });
	const loaded = useMemo(() => requestPoints(shown, { process: realisationUuid }), [shown, realisationUuid]);
	const kindHere = useCallback<KindHere>((kind) => shownKind(kind, completedToo), [completedToo]);
	const asked = useMemo(() => requestPlaces({ without: uuid, process: realisationUuid }), [uuid, realisationUuid]);
	const around = useStablePosition(position);
	const { all, inView, near, loading, nearLoading, onPart } = usePlaces(asked, { enabled: served, around });
	const placed = useMemo(() => (inView === undefined ? NONE : placedPoints(inView, kindHere)), [inView, kindHere]);
	const placedNear = useMemo(() => (near === undefined ? NONE : placedPoints(near, kindHere)), [near, kindHere]);
	const counts = useMemo(() => (all === undefined || all.whole ? undefined : placedCounts(all, kindHere)), [all, kindHere]);
	if (served) return { points: placed, counts, near: placedNear, loading, nearLoading, onPart };
	const partial = isLoading || (data !== undefined && !data.complete) || asking;
	return { points: loaded, counts: undefined, near: loaded, loading: partial, nearLoading: partial, onPart: undefined };
}
