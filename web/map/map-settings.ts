/** The tenant's map configuration; everything is optional. */
export interface MapSettings {
	readonly center?: Position;
	readonly zoom?: number;
	/** South-west and north-east corner, latitude first. Default: the Netherlands. */
	readonly bounds?: readonly (readonly number[])[];
	/** Template with {z}/{x}/{y}; null or absent to use only the offline background. */
	readonly tilesUrl?: string | null;
	readonly attribution?: string;
	/** Template of aerial photographs; null or absent if there are none. */
	readonly aerialUrl?: string | null;
	readonly aerialAttribution?: string;
	/** The service that answers address searches; null or absent if there is none. */
	readonly addressSource?: "public" | "embedded" | null;
	/** Attribution of the offline background. */
	readonly backgroundAttribution?: string;
	/** Whether a request's map shows processes too. Default true. */
	readonly realisationLayer?: boolean;
	/** Language of the map's texts, for screen readers. Default: that of the page. */
	readonly language?: string;
	/** Codes of the countries that the offline background shows besides the Netherlands. */
	readonly countries?: readonly string[];
	/** Address of the permit areas; no such layer if omitted. */
	readonly areaLayer?: string;
	/** Import source whose charging locations show type and phase in their popup. */
	readonly importSource?: string;
}

/** Latitude and longitude in decimal degrees (WGS84). */
export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** Zoom for a single place. */
export const LOCATION_ZOOM = 14;
/** The same on a map enlarged to the whole window. */
export const LARGE_ZOOM = 14.25;
/** References are shown from this zoom. */
export const LABEL_ZOOM = 14;
export const FLY_MS = 2000;
/** Padding in pixels around whatever is fitted into view. */
export const FIT_PADDING = 50;
/** Vertical offset of a popup from its point, in pixels. */
export const POPUP_OFFSET = -30;
/** Width of a legend symbol in pixels. */
export const LEGEND_SYMBOL_WIDTH = 20;

/** Where maps start if the tenant doesn't say: the centre of the capital. */
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
