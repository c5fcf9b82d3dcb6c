import { useCallback, useEffect, useState } from "react";
import { AttributionControl, TileLayer } from "react-leaflet";
import { text } from "../texts/text.ts";
import { type BaseStyle, useBaseStyle } from "./base-style.ts";
import { Credit } from "./Credit.tsx";
import type { Paint } from "./canvas-view.ts";
import { AERIAL_ATTRIBUTION, BACKGROUND_ATTRIBUTION, type MapSettings, TILES_ATTRIBUTION } from "./map-settings.ts";
import { municipalityBackground } from "./municipality-background.ts";
import { placeNames } from "./place-names.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

const NOTHING: Paint = () => {};

/** What the map lies on, in the style somebody chose. */
export function Background({ settings }: { readonly settings: MapSettings }) {
	const { style } = useBaseStyle(settings);
	return (
		<>
			<AttributionControl prefix={false} position="bottomright" />
			<StyledBackground key={style} style={style} settings={settings} />
		</>
	);
}

/**
 * Tiles of the configured service, with the municipality boundaries below them until the first tile
 * has come: without a network the map still shows where one is.
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
			{tiles ? <TileLayer url={tiles.url} maxZoom={19} noWrap eventHandlers={{ tileload: () => setTilesCame(true) }} /> : null}
		</>
	);
}

function tilesOf(style: BaseStyle, settings: MapSettings): { readonly url: string; readonly attribution: string } | null {
	if (style === "tiles" && settings.tilesUrl) return { url: settings.tilesUrl, attribution: settings.attribution ?? TILES_ATTRIBUTION };
	if (style !== "aerial" || !settings.aerialUrl) return null;
	return { url: settings.aerialUrl, attribution: settings.aerialAttribution ?? AERIAL_ATTRIBUTION };
}

interface BoundariesProps {
	/** Their codes with a space between, a text so that it is the same again at the next drawing. */
	readonly countries: string;
	readonly attribution: string;
	/** In greys, for who looks at the points. */
	readonly quiet: boolean;
}

function Boundaries({ countries, attribution, quiet }: BoundariesProps) {
	const background = useCallback(() => municipalityBackground(countries.split(" "), quiet), [countries, quiet]);
	useCanvasLayer(usePaint(background), "tilePane");
	useCanvasLayer(usePaint(placeNames), "tilePane");
	return (
		<>
			<Credit>{text("map.background.embedded")}</Credit>
			<Credit>{attribution}</Credit>
		</>
	);
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
