import { useCallback, useEffect, useId } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { type PartOfMap, partInView } from "./part-of-map.ts";

/**
 * Called with the part that a map shows; null once that map is gone. Two maps may show the same points: the page's,
 * and the one that fills the window.
 */
export type TellPart = (map: string, part: PartOfMap | null) => void;

/** Reports the part in view, at every move. */
export function PartInView({ onPart }: { readonly onPart: TellPart }) {
	const map = useMap();
	const id = useId();
	const tell = useCallback(() => {
		const bounds = map.getBounds();
		const edges = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
		onPart(id, partInView(edges, map.getZoom()));
	}, [map, id, onPart]);
	useMapEvents({ moveend: tell, resize: tell });
	useEffect(() => {
		tell();
		return () => onPart(id, null);
	}, [id, tell, onPart]);
	return null;
}
