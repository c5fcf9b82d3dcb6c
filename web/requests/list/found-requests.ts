import { useMemo } from "react";
import type { AnyRequest, ListedRequestKind } from "../../../engine/index.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { DataOf } from "../../api/operation.ts";
import { answeredKey } from "../../api/served-place.ts";
import type { MapPoint } from "../../map/map-point.ts";
import { crowdOf } from "../../map/places/placed.ts";
import { type AskedPlaces, usePlaces } from "../../map/places/use-places.ts";
import type { RequestsQuestion } from "./answered-requests.ts";

type Places = DataOf<"listRequestRowPlaces">;

/** A request of the list on a map. */
export interface ListedRequestPoint extends MapPoint {
	readonly kind: ListedRequestKind;
	/** Null if only its place is known. */
	readonly request: AnyRequest | null;
}

const none: readonly ListedRequestPoint[] = [];

/** The requests that a query finds on the server; null if the browser has the list. */
export function useFoundRequests(question: RequestsQuestion | null) {
	const { filters, category } = question ?? {};
	const asked = useMemo((): AskedPlaces<Places> => {
		// The order, the page and the listed area don't affect the map.
		const query = { ...(filters === undefined ? {} : { filters }), ...(category === undefined ? {} : { category }) };
		return {
			key: [...answeredKey("requests"), "row-places", query],
			ask: async (part, signal) => (await call(operations.listRequestRowPlaces, { query: { ...query, ...part }, signal })).data,
		};
	}, [filters, category]);
	const { inView, all, loading, onPart } = usePlaces(asked, { enabled: question !== null });
	const points = useMemo(() => (inView === undefined ? none : placedRequests(inView)), [inView]);
	return { points, whole: all?.whole === true, loading, onPart };
}

function placedRequests({ points, squares }: Places): readonly ListedRequestPoint[] {
	return [
		...points.map(({ ref, kind, ...point }) => ({ ...point, kind, symbol: `request-${kind}` as const, label: ref, request: null })),
		...squares.map((square) => ({ ...crowdOf(square, `request-${square.kind}`), kind: square.kind, request: null })),
	];
}
