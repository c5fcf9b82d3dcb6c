import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { usePlaces } from "../../map/places/use-places.ts";
import { nearestRequests, nearText, requestPlaces } from "../../requests/map/place-queries.ts";
import { type KindHere, placedCounts, placedPoints, shownKind } from "../../requests/map/placed-points.ts";
import { type RequestKind, requestPoints } from "../../requests/map/request-points.ts";
import { requestQueries } from "../../requests/request-queries.ts";
import { changesOf, type MapRequests, type MapRequestsAsked } from "./loaded-map-requests.ts";

/**
 * As `useLoadedMapRequests`, for lists that stay on the server: fetches only the places of requests (those in view, if there are many) and
 * the records of the nearest ones and of pending changes.
 */
export function useServedMapRequests({ record, pending, completedToo, centre, enabled }: MapRequestsAsked): MapRequests {
	const { uuid, MunicipalityCode: code, requestUuids } = record;
	const asked = useMemo(() => requestPlaces({ code, process: uuid }), [code, uuid]);
	const { all, inView, loading, onPart } = usePlaces(asked, { enabled });
	const [open, setOpen] = useState(false);
	const near = centre === null ? {} : { near: nearText(centre) };
	const only = completedToo ? "placed" : "running";
	const nearest = useQuery({ ...nearestRequests({ only, code, process: uuid, ...near }), enabled: enabled && open });
	// Requests with a pending change are shown wherever they are.
	const changed = useQueries({
		queries: pending.map(({ requestUuid }) => ({ ...requestQueries.one(requestUuid), enabled, meta: { quiet: [403, 404] } })),
		combine: (answers) => answers.flatMap(({ data }) => data ?? []),
	});
	const kindHere = useMemo(
		() => kindsFor({ own: requestUuids, changes: changesOf(pending), completedToo }),
		[requestUuids, pending, completedToo],
	);
	const points = useMemo(() => {
		const placed = inView === undefined ? [] : placedPoints(inView, kindHere);
		const known = new Set(placed.map((point) => point.uuid));
		const others = changed.filter((request) => !known.has(request.uuid));
		return [...placed, ...requestPoints(others, { process: uuid, pending: changesOf(pending) })];
	}, [inView, kindHere, changed, uuid, pending]);
	const counts = useMemo(() => (all === undefined || all.whole ? undefined : placedCounts(all, kindHere)), [all, kindHere]);
	const listed = useMemo(() => {
		const found = nearest.data?.data ?? [];
		const others = changed.filter((request) => !found.some((each) => each.uuid === request.uuid));
		return requestPoints([...found, ...others], { process: uuid, pending: changesOf(pending) });
	}, [nearest.data, changed, uuid, pending]);
	return {
		points,
		...(counts === undefined ? {} : { counts }),
		loading,
		listed,
		listLoading: nearest.data === undefined,
		onPart,
		onListOpen: setOpen,
	};
}

interface Here {
	/** Uuids of the process's requests in its current record: the server's answer about places may be slightly out of date. */
	readonly own: readonly string[];
	readonly changes: ReadonlyMap<string, boolean>;
	readonly completedToo: boolean;
}

function kindsFor({ own, changes, completedToo }: Here): KindHere {
	return (kind, uuid): RequestKind | null => {
		const belongs = uuid === null ? undefined : (changes.get(uuid) ?? (own.includes(uuid) ? true : undefined));
		if (belongs === true) return "connected";
		if (belongs === false || (kind === "connected" && uuid !== null)) return "accepted";
		return shownKind(kind, completedToo);
	};
}
