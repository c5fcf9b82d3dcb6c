import { mercator } from "../../engine/index.ts";
import type { CanvasView, Paint } from "./canvas-view.ts";

/** Outlines of areas: for each polygon its rings, each a list of [longitude, latitude]. */
export type Areas = readonly { readonly name: string; readonly polygons: readonly Polygon[] }[];
type Polygon = readonly (readonly (readonly number[])[])[];

/** Coordinates are relative to the centre of the country, where single precision suffices up to the deepest zoom. */
const MIDDLE = mercator({ latitude: 52.2, longitude: 5.4 });
const COLOR = "#7a2e8e";

/** Paints areas with a light fill and a dashed outline, so that what is beneath them remains visible. */
export function areaPainter(areas: Areas): Paint {
	let drawn: Path2D | undefined;
	return (context: CanvasRenderingContext2D, view: CanvasView) => {
		drawn ??= outlinesOf(areas);

		context.save();
		context.translate(MIDDLE.x * view.scale - view.originX, MIDDLE.y * view.scale - view.originY);
		context.scale(view.scale, view.scale);
		context.fillStyle = `${COLOR}1f`;
		context.fill(drawn, "evenodd");
		context.lineWidth = 2 / view.scale;
		context.setLineDash([6 / view.scale, 4 / view.scale]);
		context.strokeStyle = COLOR;
		context.stroke(drawn);
		context.restore();
	};
}

function outlinesOf(areas: Areas): Path2D {
	const outlines = new Path2D();
	for (const { polygons } of areas) for (const rings of polygons) for (const ring of rings) addRing(outlines, ring);
	return outlines;
}

function addRing(path: Path2D, ring: readonly (readonly number[])[]): void {
	ring.forEach(([longitude = 0, latitude = 0], place) => {
		const { x, y } = mercator({ latitude, longitude });
		if (place === 0) path.moveTo(x - MIDDLE.x, y - MIDDLE.y);
		else path.lineTo(x - MIDDLE.x, y - MIDDLE.y);
	});
	path.closePath();
}
