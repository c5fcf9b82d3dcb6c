import { useCallback, useEffect, useState } from "react";
import { AttributionControl, TileLayer } from "react-leaflet";
import { text } from "../texts/text.ts";
import { type BaseStyle, useBaseStyle } from "./base-style.ts";
import { Credit } from "./Credit.tsx";
import type { Paint } from "./canvas-view.ts";
import { AERIAL_ATTRIBUTION, BACKGROUND_ATTRIBUTION, type MapSettings, TILES_ATTRIBUTION } from "./map-settings.ts";
import { municipalityBackground } from "./municipality-background.ts";
import { placeNames } from "./place-names.ts";
import { streetLines } from "./street-lines.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

const NOTHING: Paint = () => {};

/** The map's background in the style the person chose. */
export function Background({ settings }: { readonly settings: MapSettings }) {
	const { style } = useBaseStyle(settings);
	return (
		<>
			<AttributionControl prefix={false} position="bottomleft" />
			<StyledBackground key={style} style={style} settings={settings} />
		</>
	);
}

/**
 * Tiles of the configured service, above the municipality boundaries until the first tile has loaded: without a network
 * the map still shows where you are.
 */
function StyledBackground({ style, settings }: { readonly style: BaseStyle; readonly settings: MapSettings }) {
	const [tilesCame, setTilesCame] = useState(false);
	const tiles = tilesOf(style, settings);
	return (
		<>
			{tilesCame ? null : (
				<Boundaries
					countries={settings.countries?.join(" ") ?? ""}
					attribution={settings.backgroundAttribution ?? BACKGROUND_ATTRIBUTION}
					quiet={style === "quiet"}
				/>
			)}
			{tiles && tilesCame ? <Credit>{tiles.attribution}</Credit> : null}
			{tiles ? (
				<TileLayer
					url={tiles.url}
					className={style === "aerial" ? "" : "map-ground"}
					maxZoom={19}
					noWrap
					eventHandlers={{ tileload: () => setTilesCame(true) }}
				/>
			) : null}
		</>
	);
}

function tilesOf(style: BaseStyle, settings: MapSettings): { readonly url: string; readonly attribution: string } | null {
	if (style === "tiles" && settings.tilesUrl) return { url: settings.tilesUrl, attribution: settings.attribution ?? TILES_ATTRIBUTION };
	if (style !== "aerial" || !settings.aerialUrl) return null;
	return { url: settings.aerialUrl, attribution: settings.aerialAttribution ?? AERIAL_ATTRIBUTION };
}

interface BoundariesProps {
	/** Country codes separated by spaces; a string, so that it compares equal between renders. */
	readonly countries: string;
	readonly attribution: string;
	/** In greys, so that the points stand out. */
	readonly quiet: boolean;
}

function Boundaries({ countries, attribution, quiet }: BoundariesProps) {
	const background = useCallback(() => municipalityBackground(countries.split(" "), quiet), [countries, quiet]);
	useCanvasLayer(usePaint(background), "tilePane");
	useCanvasLayer(usePaint(streetLines), "tilePane");
	useCanvasLayer(usePaint(placeNames), "tilePane");
	return (
		<>
			<Credit>{text("map.background.embedded")}</Credit>
			<Credit>{attribution}</Credit>
		</>
	);
}

/**
 * Paints nothing until the data has loaded. If that fails the background stays plain; points and pins are shown
 * regardless.
 */
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
