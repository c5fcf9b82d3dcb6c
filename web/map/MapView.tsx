import "leaflet/dist/leaflet.css";
import type { Map as LeafletMap } from "leaflet";
import type { ReactNode } from "react";
import { MapContainer, ScaleControl, ZoomControl } from "react-leaflet";
import { text } from "../texts/text.ts";
import { Background } from "./Background.tsx";
import styles from "./BaseMap.module.css";
import { FlyTo } from "./MapCamera.tsx";
import { MapManners } from "./MapManners.tsx";
import { DEFAULT_BOUNDS, DEFAULT_CENTER, DEFAULT_ZOOM, LOCATION_ZOOM, type MapSettings, type Position } from "./map-settings.ts";
import { prefersReducedMotion } from "./motion.ts";
import "../texts/areas/map.ts";

export interface MapViewProps {
	/** Read out as the map's name. */
	readonly label: string;
	readonly settings: MapSettings;
	/** The place the map is about: it starts there and flies there when it changes. */
	readonly position?: Position | null;
	/** Where it starts when no place is known; the tenant's centre otherwise. */
	readonly start?: Position | null;
	/** Zoom with a place, and without one. Default 14, and what the tenant says. */
	readonly zoom?: { readonly place?: number; readonly none?: number };
	/** Smaller, without scale: a picture beside other things. */
	readonly preview?: boolean;
	readonly children?: ReactNode;
	/** Given the map once it is there. */
	readonly onMap?: (map: LeafletMap | null) => void;
}

/** A map of 16:10 with background, zoom buttons and attribution, in Dutch. Everything on it comes as children. */
export function MapView({ label, settings, position = null, start = null, zoom = {}, preview = false, children, onMap }: MapViewProps) {
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
				// Steps of a quarter where it starts between two whole ones.
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
				<MapManners label={label} />
				<Background settings={settings} />
				<ZoomControl position="topright" zoomInTitle={text("map.zoomIn")} zoomOutTitle={text("map.zoomOut")} />
				{preview ? null : <ScaleControl imperial={false} position="bottomleft" />}
				<FlyTo position={position} />
				{children}
			</MapContainer>
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
