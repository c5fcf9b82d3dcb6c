import type { LegendEntry } from "../../map/legend/Legend.tsx";
import type { MapPoint } from "../../map/map-point.ts";
import { type LegendStatus, legendText, type SymbolName } from "../../map/map-symbols.ts";
import type { SymbolCounts } from "../../map/places/placed.ts";
import { text } from "../../texts/text.ts";
import "../../texts/areas/map.ts";

const kinds = ["open", "accepted", "elsewhere", "connected"] as const;

/**
 * Legend entries of a map with requests: charging locations first, then requests, each with a count. `known`: counts
 * of whatever is not among the points.
 */
export function requestLegend(
	statuses: readonly LegendStatus[],
	points: readonly MapPoint[],
	known: SymbolCounts = new Map(),
): readonly LegendEntry[] {
	const counts = new Map<SymbolName, number>();
	for (const { symbol } of points) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
	for (const [symbol, count] of known) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
	const entry = (symbol: SymbolName, label: string): LegendEntry => ({ symbol, label, count: counts.get(symbol) ?? 0 });
	return [
		...statuses.map((status) => entry(status, legendText(status))),
		...kinds.map((kind) => entry(`request-${kind}`, text(`map.request.${kind}`))),
	];
}
