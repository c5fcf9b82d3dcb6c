import { isLocationStatus, type LocationStatus, locationStatuses, locationStatusWord } from "../../engine/index.ts";
import { type TextKey, text } from "../texts/text.ts";

type Shape = "circle" | "square" | "diamond" | "hexagon" | "octagon" | "triangle" | "house" | "pin";

export interface MapSymbol {
	readonly shape: Shape;
	readonly letter: string;
	/** Has a contrast of at least 4.5:1 with white. */
	readonly color: string;
}

/** Outlines in a box 24 wide and 24 high (a pin: 32), for both canvas and SVG. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
	circle: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z",
	square: "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z",
	diamond: "M12 .5L23.5 12L12 23.5L.5 12z",
	hexagon: "M6.4 2.2h11.2L23.2 12l-5.6 9.8H6.4L.8 12z",
	octagon: "M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z",
	triangle: "M12 .5L23.8 22.5H.2z",
	house: "M12 .6l11 8.9v13H1v-13z",
	pin: "M12 .8a11.2 11.2 0 0 1 11.2 11.2c0 7.6-11.2 19.2-11.2 19.2S.8 19.6.8 12A11.2 11.2 0 0 1 12 .8z",
};

/** Vertical position of the letter in the box; in a triangle and a pin it is off centre. */
export const LETTER_HEIGHT: Readonly<Record<Shape, number>> = {
	circle: 12.5,
	square: 12.5,
	diamond: 12.5,
	hexagon: 12.5,
	octagon: 12.5,
	triangle: 16,
	house: 14.5,
	pin: 12.5,
};

/**
 * Symbols of location statuses, a process's pins, requests (houses) and occupancy. No two symbols on the same map share
 * both letter and colour.
 */
export const SYMBOLS = {
	realized: { shape: "circle", letter: "R", color: "#17663a" },
	"in-progress": { shape: "square", letter: "I", color: "#0f6674" },
	definitive: { shape: "diamond", letter: "G", color: "#0b4f9e" },
	suggestion: { shape: "hexagon", letter: "V", color: "#5b3fa8" },
	rejected: { shape: "octagon", letter: "X", color: "#a3161b" },
	alert: { shape: "triangle", letter: "!", color: "#8a4b00" },
	unknown: { shape: "circle", letter: "?", color: "#465365" },
	selected: { shape: "pin", letter: "L", color: "#0b57d0" },
	alternative: { shape: "pin", letter: "A", color: "#8a1c6b" },
	"request-selected": { shape: "pin", letter: "S", color: "#0b57d0" },
	"request-open": { shape: "house", letter: "O", color: "#9a3412" },
	"request-accepted": { shape: "house", letter: "✓", color: "#17663a" },
	"request-elsewhere": { shape: "house", letter: "E", color: "#465365" },
	"request-connected": { shape: "house", letter: "K", color: "#0b57d0" },
	"request-linked": { shape: "house", letter: "K", color: "#0f6674" },
	"request-closed": { shape: "house", letter: "X", color: "#a3161b" },
	"permit-area": { shape: "square", letter: "V", color: "#7a2e8e" },
	"occupancy-low": { shape: "circle", letter: "L", color: "#17663a" },
	"occupancy-near": { shape: "diamond", letter: "M", color: "#b45309" },
	"occupancy-over": { shape: "octagon", letter: "H", color: "#a3161b" },
	"occupancy-unknown": { shape: "square", letter: "–", color: "#465365" },
} as const satisfies Readonly<Record<string, MapSymbol>>;

export type SymbolName = keyof typeof SYMBOLS;

/** Statuses in legend order. */
export const STATUSES = locationStatuses;

/** Statuses that lists and maps filter on, in the order of a location's life cycle. */
export const FILTERED_STATUSES = [
	"definitive",
	"rejected",
	"in-progress",
	"realized",
	"suggestion",
] as const satisfies readonly LocationStatus[];

/** The meaning of a location's symbol: an import may bring statuses that are unknown here. */
export type LegendStatus = LocationStatus | "unknown";

export function isFilteredStatus(status: string): status is (typeof FILTERED_STATUSES)[number] {
	return FILTERED_STATUSES.some((known) => known === status);
}

export function symbolOfStatus(status: string): LegendStatus {
	return isLocationStatus(status) ? status : "unknown";
}

/** A symbol's name beside a reference; undefined for symbols without one. */
export function symbolText(symbol: SymbolName): string | undefined {
	if (isLocationStatus(symbol) || symbol === "unknown") return locationStatusWord(symbol);
	const key = SYMBOL_TEXTS[symbol];
	return key && text(key);
}

const SYMBOL_TEXTS: Readonly<Partial<Record<SymbolName, TextKey>>> = {
	"request-selected": "map.request.selected",
	"request-open": "map.request.open",
	"request-accepted": "map.request.accepted",
	"request-elsewhere": "map.request.elsewhere",
	"request-connected": "map.request.connected",
	"request-linked": "map.request.linked",
	"request-closed": "map.request.closed",
};

/** A status in a legend, where it describes the location itself. */
export function legendText(status: LegendStatus): string {
	return status === "alert" || status === "unknown" ? locationStatusWord(status) : text(`map.legend.${status}`);
}
