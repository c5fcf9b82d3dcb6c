import { useMemo } from "react";
import { type MapBox, shapeOfBox, writeMapShape } from "../../../engine/index.ts";

/** Limits a query of rows to an area of the map; stable while the area is. */
export function useWithinArea(area: MapBox | null): { readonly within?: string } {
	return useMemo(() => (area === null ? {} : { within: writeMapShape(shapeOfBox(area)) }), [area]);
}
