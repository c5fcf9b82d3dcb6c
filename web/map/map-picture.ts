import type { Map as LeafletMap } from "leaflet";
import type { CanvasView, Paint } from "./canvas-view.ts";

interface PictureParts {
	/** Painted instead of tiles that may not be copied. */
	readonly background: () => Promise<Paint>;
	/** Attributions, drawn on the picture as on the map. */
	readonly credits: string;
}

type Tile = HTMLImageElement | null;

/**
 * The map as displayed, as a PNG: with its points, pins and circles, without buttons and popups. Everything drawn comes
 * from our own canvases or from tiles served with CORS, so the browser lets us read the result.
 */
export async function mapPicture(map: LeafletMap, { background, credits }: PictureParts): Promise<Blob> {
	const frame = map.getContainer().getBoundingClientRect();
	const density = globalThis.devicePixelRatio || 1;
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(frame.width * density);
	canvas.height = Math.round(frame.height * density);
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("This browser gives no canvas.");
	const scaled = () => context.setTransform(density, 0, 0, density, 0, 0);
	const layers = layersOf(map);
	const tiles = new Map<Element, Tile>(await Promise.all(layers.map(async (layer) => [layer, await readableTile(layer)] as const)));
	scaled();
	if (layers.some((layer) => layer instanceof HTMLImageElement && tiles.get(layer) === null)) {
		(await background())(context, viewOf(map, frame));
	}
	for (const layer of layers) {
		scaled();
		const box = layer.getBoundingClientRect();
		const tile = layer instanceof HTMLCanvasElement ? layer : tiles.get(layer);
		if (layer instanceof SVGElement) drawVectors(context, layer, frame, density);
		else if (tile && box.width > 0) context.drawImage(tile, box.left - frame.left, box.top - frame.top, box.width, box.height);
	}
	scaled();
	drawCredits(context, credits, frame);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture could not be written.")) : resolve(blob)), "image/png");
	});
}

/** Bottom to top. */
function layersOf(map: LeafletMap): readonly Element[] {
	return ["tilePane", "overlayPane", "markerPane"].flatMap((name) => [
		...(map.getPane(name)?.querySelectorAll("canvas, img.leaflet-tile-loaded, svg") ?? []),
	]);
}

/** A copy of a tile that can be read; null if its service doesn't allow it. */
function readableTile(layer: Element): Promise<Tile> {
	if (!(layer instanceof HTMLImageElement)) return Promise.resolve(null);
	return new Promise((resolve) => {
		const copy = new Image();
		copy.crossOrigin = "anonymous";
		copy.onload = () => resolve(copy);
		copy.onerror = () => resolve(null);
		copy.src = layer.src;
	});
}

function viewOf(map: LeafletMap, { width, height }: DOMRect): CanvasView {
	const zoom = map.getZoom();
	const corner = map.getPixelBounds().min;
	return { zoom, scale: 256 * 2 ** zoom, originX: corner?.x ?? 0, originY: corner?.y ?? 0, width, height };
}

/** Draws pins and circles: paths and letters that have a fill or a stroke. */
function drawVectors(context: CanvasRenderingContext2D, svg: SVGElement, frame: DOMRect, density: number): void {
	for (const element of svg.querySelectorAll<SVGGraphicsElement>("path, text")) {
		const place = element.getScreenCTM();
		if (place === null) continue;
		const { a, b, c, d, e, f } = place;
		context.setTransform(a * density, b * density, c * density, d * density, (e - frame.left) * density, (f - frame.top) * density);
		if (element.localName === "text") drawLetter(context, element);
		else drawPath(context, element);
	}
	context.globalAlpha = 1;
}

function drawPath(context: CanvasRenderingContext2D, element: Element): void {
	const path = new Path2D(element.getAttribute("d") ?? "");
	const { fill, stroke } = colorsOf(element);
	context.globalAlpha = numberOf(element, "fill-opacity");
	context.fillStyle = fill;
	if (fill !== "none") context.fill(path, element.getAttribute("fill-rule") === "evenodd" ? "evenodd" : "nonzero");
	context.globalAlpha = numberOf(element, "stroke-opacity");
	context.strokeStyle = stroke;
	context.lineWidth = numberOf(element, "stroke-width");
	if (stroke !== "none") context.stroke(path);
}

function drawLetter(context: CanvasRenderingContext2D, element: Element): void {
	context.globalAlpha = 1;
	context.fillStyle = colorsOf(element).fill;
	context.font = `700 ${numberOf(element, "font-size")}px InterVariable, system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillText(element.textContent ?? "", numberOf(element, "x"), numberOf(element, "y"));
}

function colorsOf(element: Element): { readonly fill: string; readonly stroke: string } {
	return { fill: element.getAttribute("fill") ?? "#000000", stroke: element.getAttribute("stroke") ?? "none" };
}

function numberOf(element: Element, attribute: string): number {
	return Number(element.getAttribute(attribute) ?? 1);
}

function drawCredits(context: CanvasRenderingContext2D, credits: string, { width, height }: DOMRect): void {
	context.font = "11px InterVariable, system-ui, sans-serif";
	context.textAlign = "right";
	context.textBaseline = "middle";
	const room = context.measureText(credits).width + 12;
	context.fillStyle = "#ffffffe6";
	context.fillRect(width - room, height - 18, room, 18);
	context.fillStyle = "#16202e";
	context.fillText(credits, width - 6, height - 9);
}
