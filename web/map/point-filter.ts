import type { MapPoint } from "./map-point.ts";
import type { SymbolName } from "./map-symbols.ts";

/** What is to stand out on a map; null for everything. */
export interface PointFilter {
	readonly symbol: SymbolName | null;
	readonly round: string | null;
}

export const NO_FILTER: PointFilter = { symbol: null, round: null };

/** Of points that fit the filter, of the others, and of all while there is none. */
export const OPACITY = { fits: 0.9, other: 0.2, unfiltered: 0.8 } as const;

/** The same points, those that do not fit the filter dimmed. A round says nothing of points that have none, such as requests. */
export function filteredPoints<Point extends MapPoint>(points: readonly Point[], filter: PointFilter): readonly Point[] {
	return points.map((point) => ({ ...point, opacity: opacityOf(point, filter) }));
}

function opacityOf({ symbol, round }: MapPoint, filter: PointFilter): number {
	if (filter.symbol === null && filter.round === null) return OPACITY.unfiltered;
	const symbolFits = filter.symbol === null || symbol === filter.symbol;
	const roundFits = filter.round === null || round === undefined || round === filter.round;
	return symbolFits && roundFits ? OPACITY.fits : OPACITY.other;
}

/** The rounds of the points in their order, and last the word for none. */
export function roundsOf(points: readonly MapPoint[]): readonly string[] {
	const rounds = new Set(points.flatMap(({ round }) => round ?? []));
	return [...rounds].sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || one.localeCompare(other, "nl-NL"));
}
