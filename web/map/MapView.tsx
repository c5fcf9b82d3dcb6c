import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useEffect } from "react";
import { MapContainer, ScaleControl, useMap, ZoomControl } from "react-leaflet";
import { text } from "../texts/text.ts";
import { Background } from "./Background.tsx";
import styles from "./BaseMap.module.css";
import { FlyTo } from "./MapCamera.tsx";
import { DEFAULT_BOUNDS, DEFAULT_CENTER, DEFAULT_ZOOM, LOCATION_ZOOM, type MapSettings, type Position } from "./map-settings.ts";
import { prefersReducedMotion } from "./motion.ts";
import "leaflet/dist/leaflet.css";
import "../texts/areas/map.ts";

export interface MapViewProps {
	/** Accessible name of the map. */
	readonly label: string;
	readonly settings: MapSettings;
	/** The map's subject: it starts there, and flies there when it changes. */
	readonly position?: Position | null;
	/** Where the map starts without a position; default the tenant's centre. */
	readonly start?: Position | null;
	/** Zoom with a position and without one. Default 14, and the tenant's own. */
	readonly zoom?: { readonly place?: number; readonly none?: number };
	/** Smaller and without a scale: a picture beside other things. */
	readonly preview?: boolean;
	/** The map is incomplete: points are still loading, or failed to load. */
	readonly partial?: boolean;
	readonly children?: ReactNode;
	/** Called with the map once it exists. */
	readonly onMap?: (map: LeafletMap | null) => void;
}

/** A 16:10 map in Dutch with background, zoom buttons and attribution. Everything on it is passed as children. */
export function MapView({
	label,
	settings,
	position = null,
	start = null,
	zoom = {},
	preview = false,
	partial = false,
	children,
	onMap,
}: MapViewProps) {
	const place = position ?? start;
	const { latitude, longitude } = place ?? settings.center ?? DEFAULT_CENTER;
	const still = prefersReducedMotion();
	return (
		<div className={styles.frame} lang="nl">
			<MapContainer
				ref={onMap}
				className={styles.map ?? ""}
				center={[latitude, longitude]}
				zoom={place ? (zoom.place ?? LOCATION_ZOOM) : (zoom.none ?? settings.zoom ?? DEFAULT_ZOOM)}
				// Zooms in quarter steps if it starts at a fractional zoom.
				zoomSnap={Number.isInteger(zoom.place ?? LOCATION_ZOOM) ? 1 : 0.25}
				minZoom={6}
				maxZoom={19}
				maxBounds={boundsOf(settings)}
				maxBoundsViscosity={0.8}
				zoomControl={false}
				attributionControl={false}
				scrollWheelZoom={false}
				keyboardPanDelta={40}
				zoomAnimation={!still}
				fadeAnimation={!still}
				markerZoomAnimation={!still}
				inertia={!still}
			>
				<MapBehaviour label={label} />
				<Background settings={settings} />
				<ZoomControl position="topright" zoomInTitle={text("map.zoomIn")} zoomOutTitle={text("map.zoomOut")} />
				{preview ? null : <ScaleControl imperial={false} position="bottomleft" />}
				<FlyTo position={position} />
				{children}
			</MapContainer>
			<p className={styles.partial} role="status">
				{partial ? text("map.points.loading") : ""}
			</p>
		</div>
	);
}

function boundsOf({ bounds }: MapSettings): [[number, number], [number, number]] {
	const [[south, west] = [], [north, east] = []] = bounds ?? [];
	if (south === undefined || west === undefined || north === undefined || east === undefined) return DEFAULT_BOUNDS;
	return [
		[south, west],
		[north, east],
	];
}

/**
 * Behaviour of every map: it has an accessible name, the wheel scrolls the page until the map has the focus, it lays
 * itself out again after being hidden or resized, and it jumps instead of flying for people who prefer reduced motion.
 */
function MapBehaviour({ label }: { readonly label: string }) {
	const map = useMap();
	useEffect(() => {
		const container = map.getContainer();
		container.setAttribute("role", "application");
		container.setAttribute("aria-roledescription", "kaart");
		container.setAttribute("aria-label", label);
	}, [map, label]);
	useEffect(() => {
		if (!prefersReducedMotion()) return;
		// Leaflet animates panning by arrow key and to make room for a popup, with no option to turn that off globally.
		const slide = map.panBy.bind(map);
		map.panBy = (offset, options) => slide(offset, { ...options, animate: false });
	}, [map]);
	useEffect(() => {
		const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
		observer.observe(map.getContainer());
		return () => observer.disconnect();
	}, [map]);
	useEffect(() => {
		const container = map.getContainer();
		const enable = (): void => void map.scrollWheelZoom.enable();
		const disable = (): void => void map.scrollWheelZoom.disable();
		container.addEventListener("focusin", enable);
		container.addEventListener("focusout", disable);
		return () => {
			container.removeEventListener("focusin", enable);
			container.removeEventListener("focusout", disable);
		};
	}, [map]);
	return null;
}
