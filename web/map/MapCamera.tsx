import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { FIT_PADDING, FLY_MS, LOCATION_ZOOM, type Position } from "./map-settings.ts";
import { prefersReducedMotion } from "./motion.ts";

/** Flies to a position when it changes; the first one is where the map starts. Never zooms out. */
export function FlyTo({ position }: { readonly position: Position | null }) {
	const map = useMap();
	const shown = useRef(position);
	const [latitude, longitude] = [position?.latitude, position?.longitude];
	useEffect(() => {
		if (latitude === undefined || longitude === undefined) return;
		if (shown.current?.latitude === latitude && shown.current.longitude === longitude) return;
		shown.current = { latitude, longitude };
		const zoom = Math.max(map.getZoom(), LOCATION_ZOOM);
		const size = map.getSize();
		// A map without a size can't compute a flight.
		if (prefersReducedMotion() || size.x === 0 || size.y === 0) map.setView([latitude, longitude], zoom, { animate: false });
		else map.flyTo([latitude, longitude], zoom, { duration: FLY_MS / 1000 });
	}, [map, latitude, longitude]);
	return null;
}

/** Fits all positions into view whenever they change. */
export function FitBounds({ positions }: { readonly positions: readonly Position[] }) {
	const map = useMap();
	const key = positions.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(" ");
	useEffect(() => {
		const size = map.getSize();
		if (size.x === 0 || size.y === 0) return;
		const corners = key.split(" ").flatMap((pair): [number, number][] => {
			const [latitude, longitude] = pair.split(",").map(Number);
			return latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]];
		});
		if (corners.length > 0) map.fitBounds(corners, { padding: [FIT_PADDING, FIT_PADDING], maxZoom: LOCATION_ZOOM, animate: false });
	}, [map, key]);
	return null;
}
