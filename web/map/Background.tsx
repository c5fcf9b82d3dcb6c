import { useCallback, useEffect, useState } from "react";
import { AttributionControl, TileLayer, useMap } from "react-leaflet";
import type { Paint } from "./canvas-view.ts";
import { BACKGROUND_ATTRIBUTION, type MapSettings, TILES_ATTRIBUTION } from "./map-settings.ts";
import { municipalityBackground } from "./municipality-background.ts";
import { placeNames } from "./place-names.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

const NOTHING: Paint = () => {};

/**
 * Tiles of the configured service, with the municipality boundaries below them until the first tile
 * has come: without a network the map still shows where one is.
 */
export function Background({ settings }: { readonly settings: MapSettings }) {
	const [tilesCame, setTilesCame] = useState(false);
	const url = settings.tilesUrl;
	return (
		<>
			<AttributionControl prefix={false} position="bottomright" />
			{tilesCame ? null : (
				<Boundaries
					countries={settings.countries?.join(" ") ?? ""}
					attribution={settings.backgroundAttribution ?? BACKGROUND_ATTRIBUTION}
				/>
			)}
			{url ? (
				<TileLayer
					url={url}
					attribution={settings.attribution ?? TILES_ATTRIBUTION}
					maxZoom={19}
					noWrap
					eventHandlers={{ tileload: () => setTilesCame(true) }}
				/>
			) : null}
		</>
	);
}

/** `countries`: their codes with a space between, a text so that it is the same again at the next drawing. */
function Boundaries({ countries, attribution }: { readonly countries: string; readonly attribution: string }) {
	const background = useCallback(() => municipalityBackground(countries.split(" ")), [countries]);
	useCanvasLayer(usePaint(background), "tilePane");
	useCanvasLayer(usePaint(placeNames), "tilePane");
	useAttribution(attribution);
	return null;
}

/** Paints nothing until the data is there. Without it the ground stays plain; points and pins show all the same. */
function usePaint(load: () => Promise<Paint>): Paint {
	const [paint, setPaint] = useState<Paint>(() => NOTHING);
	useEffect(() => {
		let wanted = true;
		load().then(
			(loaded) => wanted && setPaint(() => loaded),
			() => {},
		);
		return () => {
			wanted = false;
		};
	}, [load]);
	return paint;
}

function useAttribution(attribution: string): void {
	const map = useMap();
	useEffect(() => {
		map.attributionControl?.addAttribution(attribution);
		return () => {
			map.attributionControl?.removeAttribution(attribution);
		};
	}, [map, attribution]);
}
