/** What the tenant's configuration says of maps; everything may be left out. */
export interface MapSettings {
	readonly center?: Position;
	readonly zoom?: number;
	/** South-west and north-east corner, latitude first; the Netherlands when left out. */
	readonly bounds?: readonly (readonly number[])[];
	/** Template with {z}/{x}/{y}; null or absent for the offline background alone. */
	readonly tilesUrl?: string | null;
	readonly attribution?: string;
	/** Template of aerial pictures; null or absent where there are none. */
	readonly aerialUrl?: string | null;
	readonly aerialAttribution?: string;
	/** Who is asked for addresses; null or absent where nobody is. */
	readonly addressSource?: "public" | "embedded" | null;
	/** Of the offline background. */
	readonly backgroundAttribution?: string;
	/** Whether the map of a request shows the processes too; left out: it does. */
	readonly realisationLayer?: boolean;
	/** Of what the map says, for screen readers; left out: that of the page. */
	readonly language?: string;
	/** Codes of the countries the offline background shows beside the Netherlands. */
	readonly countries?: readonly string[];
	/** Address of the areas with a permit; left out: the layer is not there. */
	readonly areaLayer?: string;
	/** Import source whose charging locations tell type and phase in their popup. */
	readonly importSource?: string;
}

/** Latitude and longitude in decimal degrees (WGS84). */
export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** Zoom when one place is shown. */
export const LOCATION_ZOOM = 14;
/** The same on a map that was made as large as the window. */
export const LARGE_ZOOM = 14.25;
/** Symbols of charging points and realisations show from this zoom on. */
export const SYMBOL_ZOOM = 10;
/** Their reference texts show from this zoom on. */
export const LABEL_ZOOM = 14;
export const FLY_MS = 2000;
/** Pixels around what is fitted into view. */
export const FIT_PADDING = 50;
/** Pixels a popup stands above its point. */
export const POPUP_OFFSET = -30;
/** Width in pixels of a symbol in the legend. */
export const LEGEND_SYMBOL_WIDTH = 20;

/** Where maps start when the tenant says nothing: the middle of the capital. */
export const DEFAULT_CENTER: Position = { latitude: 52.3702, longitude: 4.8952 };
export const DEFAULT_ZOOM = 11;
/** The Netherlands: south-west and north-east corner. */
export const DEFAULT_BOUNDS: [[number, number], [number, number]] = [
	[50.72, 3.3],
	[53.58, 7.25],
];
export const BACKGROUND_ATTRIBUTION = "© Kadaster / CBS / PDOK, NDW";
export const TILES_ATTRIBUTION = "Kaartgegevens © Kadaster";
export const AERIAL_ATTRIBUTION = "Beeldmateriaal Nederland / PDOK";
