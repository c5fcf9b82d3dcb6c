import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { DataOf, Query } from "../../api/operation.ts";
import { answeredKey } from "../../api/served-place.ts";
import type { MapPoint } from "../../map/map-point.ts";
import { crowdOf } from "../../map/places/placed.ts";
import { type AskedPlaces, usePlaces } from "../../map/places/use-places.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import type { ChargingLocation } from "../charging-location.ts";
import { LocationPopup } from "./LocationPopup.tsx";

type Places = DataOf<"listLocationPlaces">;

/** The parts of a list query that affect a map. */
type LocationsOnMap = Pick<Query<"listLocationPlaces">, "filters" | "category">;

/** A location of the list on a map; null if only its position is known. */
export interface ListedPoint extends MapPoint {
	readonly location: ChargingLocation | null;
}

const none: readonly ListedPoint[] = [];

/** The locations that a query finds on the server; null if the browser has the list. */
export function useFoundLocations(question: LocationsOnMap | null) {
	const { filters, category } = question ?? {};
	const asked = useMemo((): AskedPlaces<Places> => {
		// The order, the page and the listed area don't affect the map.
		const query = { ...(filters === undefined ? {} : { filters }), ...(category === undefined ? {} : { category }) };
		return {
			key: [...answeredKey("locations"), "places", query],
			ask: async (part, signal) => (await call(operations.listLocationPlaces, { query: { ...query, ...part }, signal })).data,
		};
	}, [filters, category]);
	const { inView, all, loading, onPart } = usePlaces(asked, { enabled: question !== null });
	const points = useMemo(() => (inView === undefined ? none : placedLocations(inView)), [inView]);
	return { points, whole: all?.whole === true, loading, onPart };
}

function placedLocations({ points, squares }: Places): readonly ListedPoint[] {
	return [
		...points.map(({ kind, reference, ...point }) => ({ ...point, symbol: kind, label: reference, location: null })),
		...squares.map((square) => ({ ...crowdOf(square, square.kind), location: null })),
	];
}

/** The popup of a location of which only the position is known. */
export function FoundLocationPopup({ uuid, importSource }: { readonly uuid: string; readonly importSource: string | undefined }) {
	const { data } = useQuery({
		queryKey: [...answeredKey("locations"), "one", uuid],
		queryFn: async ({ signal }): Promise<ChargingLocation> => (await call(operations.getLocation, { params: { uuid }, signal })).data,
		meta: { quiet: [403, 404] },
	});
	return data === undefined ? <Skeletons heights={[60]} /> : <LocationPopup location={data} importSource={importSource} />;
}
