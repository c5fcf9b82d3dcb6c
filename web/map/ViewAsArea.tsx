import { useCallback, useEffect } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import styles from "./ViewAsArea.module.css";

/** A box on the map in decimal degrees (WGS84). */
export interface MapArea {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

interface ViewAsAreaProps {
	/** The area is what is in view, at every move. Otherwise a button takes it once. */
	readonly follows: boolean;
	readonly label: string;
	readonly onArea: (area: MapArea) => void;
}

/** Gives the part of the map that is in view. */
export function ViewAsArea({ follows, label, onArea }: ViewAsAreaProps) {
	const map = useMap();
	const take = useCallback(() => {
		const bounds = map.getBounds();
		onArea({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() });
	}, [map, onArea]);
	useMapEvents({ moveend: () => follows && take() });
	useEffect(() => {
		if (follows) take();
	}, [follows, take]);
	return follows ? null : (
		<button type="button" className={styles.here} onClick={take}>
			{label}
		</button>
	);
}
