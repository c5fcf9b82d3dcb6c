import { DomEvent, type Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapBox } from "../../../engine/index.ts";
import styles from "./ViewAsArea.module.css";

interface ViewAsAreaProps {
	/** The area that is listed now; null without one. */
	readonly area: MapBox | null;
	/** Takes the view as the area at every move. Otherwise a button takes it once. */
	readonly follows: boolean;
	readonly label: string;
	readonly onArea: (area: MapBox) => void;
}

/** Reports the part of the map that is in view. */
export function ViewAsArea({ area, follows, label, onArea }: ViewAsAreaProps) {
	const map = useMap();
	const listed = useRef(area);
	listed.current = area;
	const take = useCallback(() => {
		if (listed.current !== null && isInView(map, listed.current)) return;
		const bounds = map.getBounds();
		onArea({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() });
	}, [map, onArea]);
	useMapEvents({ moveend: () => follows && take() });
	useEffect(() => {
		if (follows) take();
	}, [follows, take]);
	return follows ? null : (
		<button
			type="button"
			className={styles.here}
			// A press on it doesn't reach the map beneath.
			ref={(button) => void (button && DomEvent.disableClickPropagation(button))}
			onClick={take}
		>
			{label}
		</button>
	);
}

/** Pixels by which a map fitted to an area may miss its edges, because it is positioned at whole pixels. */
const missed = 2;

/** Whether the map shows exactly this area, so that the view counts as the area and not as a slightly larger one. */
function isInView(map: LeafletMap, { south, west, north, east }: MapBox): boolean {
	const size = map.getSize();
	const first = map.latLngToContainerPoint([north, west]);
	const last = map.latLngToContainerPoint([south, east]);
	return [first.x, first.y, last.x - size.x, last.y - size.y].every((away) => Math.abs(away) <= missed);
}
