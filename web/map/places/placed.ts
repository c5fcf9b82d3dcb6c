import type { DataOf } from "../../api/operation.ts";
import type { MapPoint } from "../map-point.ts";
import type { SymbolName } from "../map-symbols.ts";

/** Records of one kind in one square of the map: the server's answer where there are many. */
type PlaceSquare = (
	| DataOf<"listProcessPlaces">
	| DataOf<"listRequestPlaces">
	| DataOf<"listRequestRowPlaces">
	| DataOf<"listLocationPlaces">
)["squares"][number];

/** Numbers by symbol. */
export type SymbolCounts = ReadonlyMap<SymbolName, number>;

/** The point that stands for a square. */
export function crowdOf({ kind, count, latitude, longitude, south, west, north, east }: PlaceSquare, symbol: SymbolName) {
	const corners = [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	];
	return {
		uuid: `${kind} ${south} ${west} ${north} ${east}`,
		latitude,
		longitude,
		symbol,
		label: "",
		many: { count, corners },
	} satisfies MapPoint;
}
