import type { MapPoint } from "../map-point.ts";
import { SYMBOLS, symbolText } from "../map-symbols.ts";
import type { LegendEntry } from "./Legend.tsx";

const order: readonly string[] = Object.keys(SYMBOLS);

/** Each symbol among the points once, by the name that popups and lists give it. */
export function namedSymbols(points: readonly MapPoint[]): readonly LegendEntry[] {
	return [...new Set(points.map(({ symbol }) => symbol))]
		.sort((one, other) => order.indexOf(one) - order.indexOf(other))
		.flatMap((symbol) => {
			const label = symbolText(symbol);
			return label === undefined ? [] : [{ symbol, label }];
		});
}
