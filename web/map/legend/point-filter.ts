import { compareLabels } from "../../../engine/index.ts";
import type { MapPoint } from "../map-point.ts";
import type { SymbolName } from "../map-symbols.ts";

/** What to highlight on a map; null for everything. */
export interface PointFilter {
	readonly symbol: SymbolName | null;
	readonly round: string | null;
}

export const NO_FILTER: PointFilter = { symbol: null, round: null };

/** For points that match the filter, for the others, and for all without a filter. */
export const OPACITY = { fits: 0.9, other: 0.2, unfiltered: 0.8 } as const;

/** Dims the points that don't match the filter. A round doesn't affect points without rounds, such as requests. */
export function filteredPoints<Point extends MapPoint>(points: readonly Point[], filter: PointFilter): readonly Point[] {
	return points.map((point) => ({ ...point, opacity: opacityOf(point, filter) }));
}

function opacityOf({ symbol, round }: MapPoint, filter: PointFilter): number {
	if (filter.symbol === null && filter.round === null) return OPACITY.unfiltered;
	const symbolFits = filter.symbol === null || symbol === filter.symbol;
	const roundFits = filter.round === null || round === undefined || round === filter.round;
	return symbolFits && roundFits ? OPACITY.fits : OPACITY.other;
}

/** The points' rounds in order, with the word for none last. */
export function roundsOf(points: readonly MapPoint[]): readonly string[] {
	const rounds = new Set(points.flatMap(({ round }) => round ?? []));
	return [...rounds].sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || compareLabels(one, other));
}
