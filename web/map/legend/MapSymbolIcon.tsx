import { LEGEND_SYMBOL_WIDTH } from "../map-settings.ts";
import { LETTER_HEIGHT, type MapSymbol, OUTLINES, SYMBOLS, type SymbolName } from "../map-symbols.ts";

/** A map symbol beside text with the same meaning. */
export function MapSymbolIcon({ name, width = LEGEND_SYMBOL_WIDTH }: { readonly name: SymbolName; readonly width?: number }) {
	const symbol: MapSymbol = SYMBOLS[name];
	const height = symbol.shape === "pin" ? 32 : 24;
	return (
		<svg width={width} height={(width * height) / 24} viewBox={`0 0 24 ${height}`} aria-hidden="true" focusable="false">
			<path d={OUTLINES[symbol.shape]} fill={symbol.color} stroke="#ffffff" strokeWidth={1.5} />
			<text
				x={12}
				y={LETTER_HEIGHT[symbol.shape]}
				fill="#ffffff"
				fontSize={12}
				fontWeight={700}
				textAnchor="middle"
				dominantBaseline="central"
			>
				{symbol.letter}
			</text>
		</svg>
	);
}
