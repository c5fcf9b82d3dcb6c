import { LETTER_HEIGHT, type MapSymbol, OUTLINES, SYMBOLS, type SymbolName } from "../map-symbols.ts";

const sprites = new Map<string, HTMLCanvasElement>();

/** The symbol as a small picture, painted once per size. `size`: width in CSS pixels. */
export function spriteOf(name: SymbolName, size: number, withLetter: boolean): HTMLCanvasElement {
	const density = globalThis.devicePixelRatio || 1;
	const key = `${name}|${size}|${withLetter}|${density}`;
	const known = sprites.get(key);
	if (known) return known;
	const sprite = document.createElement("canvas");
	sprite.width = Math.ceil(size * density);
	sprite.height = sprite.width;
	const context = sprite.getContext("2d");
	if (context) paintSymbol(context, SYMBOLS[name], (size * density) / 24, withLetter);
	sprites.set(key, sprite);
	return sprite;
}

function paintSymbol(context: CanvasRenderingContext2D, symbol: MapSymbol, scale: number, withLetter: boolean): void {
	context.scale(scale, scale);
	const outline = new Path2D(OUTLINES[symbol.shape]);
	context.fillStyle = symbol.color;
	context.fill(outline);
	context.lineWidth = 1.5;
	context.strokeStyle = "#ffffff";
	context.stroke(outline);
	if (!withLetter) return;
	context.fillStyle = "#ffffff";
	context.font = "700 12px InterVariable, system-ui, sans-serif";
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillText(symbol.letter, 12, LETTER_HEIGHT[symbol.shape] + 0.5);
}
