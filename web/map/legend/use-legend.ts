import { useCallback, useMemo, useState } from "react";
import type { MapPoint } from "../map-point.ts";
import type { SymbolName } from "../map-symbols.ts";
import { filteredPoints, NO_FILTER, type PointFilter } from "./point-filter.ts";

/** A person's choices in the legend of a map. */
export interface LegendState {
	readonly hidden: ReadonlySet<SymbolName>;
	readonly toggle: (symbol: SymbolName) => void;
	readonly filter: PointFilter;
	readonly setFilter: (filter: PointFilter) => void;
}

/**
 * State of a legend, with `shown` to apply it to points: hidden kinds are removed, points that don't match are dimmed.
 */
export function useLegend(): LegendState & { readonly shown: <Point extends MapPoint>(points: readonly Point[]) => readonly Point[] } {
	const [hidden, setHidden] = useState<ReadonlySet<SymbolName>>(new Set());
	const [filter, setFilter] = useState(NO_FILTER);
	const toggle = useCallback((symbol: SymbolName): void => {
		setHidden((before) => (before.has(symbol) ? new Set([...before].filter((each) => each !== symbol)) : new Set([...before, symbol])));
	}, []);
	const shown = useCallback(
		<Point extends MapPoint>(points: readonly Point[]): readonly Point[] =>
			filteredPoints(
				points.filter(({ symbol }) => !hidden.has(symbol)),
				filter,
			),
		[hidden, filter],
	);
	return useMemo(() => ({ hidden, toggle, filter, setFilter, shown }), [hidden, toggle, filter, shown]);
}
