import { mercator } from "../../engine/index.ts";
import type { CanvasView } from "./canvas-view.ts";
import { BACKGROUND_ATTRIBUTION, type MapSettings, type Position, TILES_ATTRIBUTION } from "./map-settings.ts";
import { municipalityBackground } from "./municipality-background.ts";
import { placeNames } from "./place-names.ts";
import { streetLines } from "./street-lines.ts";

/** A picture of a map, with its attribution. */
interface PlacePicture {
	readonly canvas: HTMLCanvasElement;
	readonly attribution: string;
}

const size = { width: 600, height: 340 };
/** Canvas pixels per pixel on paper. */
const sharpness = 2;
const tilePixels = 256;
/** Shows the street and its neighbours. */
const tilesZoom = 17;
/** The offline background knows few streets: there, places and more distant streets say more. */
const backgroundZoom = 14;
/** How long to wait for one tile. Milliseconds. */
const tileTimeMs = 8_000;

/** A map of the place, as a picture: on the configured tiles if all of them load, else on the offline background. */
export async function placePicture(place: Position, settings: MapSettings): Promise<PlacePicture> {
	const canvas = document.createElement("canvas");
	canvas.width = size.width * sharpness;
	canvas.height = size.height * sharpness;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("this browser draws no pictures");
	context.scale(sharpness, sharpness);
	const tiled = settings.tilesUrl ? await drawTiles(context, place, settings.tilesUrl).catch(() => false) : false;
	if (!tiled) await drawBackground(context, place, settings);
	drawPin(context);
	return {
		canvas,
		attribution: tiled ? (settings.attribution ?? TILES_ATTRIBUTION) : (settings.backgroundAttribution ?? BACKGROUND_ATTRIBUTION),
	};
}

/** The view centred on the place. */
function viewOf(place: Position, zoom: number): CanvasView {
	const scale = tilePixels * 2 ** zoom;
	const { x, y } = mercator(place);
	return { zoom, scale, originX: x * scale - size.width / 2, originY: y * scale - size.height / 2, ...size };
}

async function drawBackground(context: CanvasRenderingContext2D, place: Position, settings: MapSettings): Promise<void> {
	const view = viewOf(place, backgroundZoom);
	const paints = await Promise.all([municipalityBackground([...(settings.countries ?? [])]), streetLines(), placeNames()]);
	for (const paint of paints) {
		context.save();
		paint(context, view);
		context.restore();
	}
}

async function drawTiles(context: CanvasRenderingContext2D, place: Position, template: string): Promise<boolean> {
	const { originX, originY } = viewOf(place, tilesZoom);
	const columns = range(Math.floor(originX / tilePixels), Math.floor((originX + size.width) / tilePixels));
	const rows = range(Math.floor(originY / tilePixels), Math.floor((originY + size.height) / tilePixels));
	const tiles = await Promise.all(columns.flatMap((x) => rows.map(async (y) => ({ x, y, image: await tileAt(template, x, y) }))));
	for (const { x, y, image } of tiles) {
		context.drawImage(image, x * tilePixels - originX, y * tilePixels - originY, tilePixels, tilePixels);
	}
	return true;
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

async function tileAt(template: string, x: number, y: number): Promise<HTMLImageElement> {
	const image = new Image();
	// Without this the canvas could be drawn on but not read.
	image.crossOrigin = "anonymous";
	image.src = template.replace("{s}", "a").replace("{z}", String(tilesZoom)).replace("{x}", String(x)).replace("{y}", String(y));
	await Promise.race([
		image.decode(),
		new Promise((_resolve, refuse) => {
			setTimeout(() => refuse(new Error("a tile did not come")), tileTimeMs);
		}),
	]);
	return image;
}

/** Draws a pin with its tip on the place, in a colour that belongs to no tenant and is legible in black and white. */
function drawPin(context: CanvasRenderingContext2D): void {
	const [x, y] = [size.width / 2, size.height / 2];
	context.beginPath();
	context.moveTo(x, y);
	context.bezierCurveTo(x - 3, y - 12, x - 13, y - 16, x - 13, y - 27);
	context.arc(x, y - 27, 13, Math.PI, 0);
	context.bezierCurveTo(x + 13, y - 16, x + 3, y - 12, x, y);
	context.closePath();
	context.fillStyle = "#b3161b";
	context.fill();
	context.lineWidth = 2;
	context.strokeStyle = "#ffffff";
	context.stroke();
	context.beginPath();
	context.arc(x, y - 27, 5, 0, 2 * Math.PI);
	context.fillStyle = "#ffffff";
	context.fill();
}
