import type { LeafletMouseEvent } from "leaflet";
import { useMapEvents } from "react-leaflet";
import { text } from "../texts/text.ts";
import type { Position } from "./map-settings.ts";
import styles from "./PinPlacing.module.css";

/**
 * Places a pin on Ctrl+click (Cmd on a Mac), or at the centre of the map through a button: the arrow keys move the map
 * under a crosshair, so no mouse is needed.
 */
export function PinPlacing({ onPlace }: { readonly onPlace: (position: Position) => void }) {
	const place = ({ latlng, originalEvent }: LeafletMouseEvent): void => {
		if (originalEvent.ctrlKey || originalEvent.metaKey) onPlace(rounded(latlng.lat, latlng.lng));
	};
	const map = useMapEvents({ click: place, contextmenu: place });
	return (
		<>
			<span className={styles.crosshair} aria-hidden="true" />
			<button
				type="button"
				className={`${styles.button} leaflet-control`}
				// The map would otherwise handle the click, and a double click as zooming.
				onClick={(event) => {
					event.stopPropagation();
					const { lat, lng } = map.getCenter();
					onPlace(rounded(lat, lng));
				}}
				onDoubleClick={(event) => event.stopPropagation()}
			>
				{text("map.placePin")}
			</button>
		</>
	);
}

/** Six decimals are about 10 cm; more would be false precision. */
function rounded(latitude: number, longitude: number): Position {
	return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
