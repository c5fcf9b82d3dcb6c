import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { mercator } from "../../engine/index.ts";
import type { CanvasView, Paint } from "./canvas-view.ts";

type Municipalities = Topology<{ gemeenten: GeometryCollection<{ code: string; name: string }> }>;

interface Label {
	readonly name: string;
	readonly x: number;
	readonly y: number;
	/** Width of the municipality's bounding box, as a fraction of the world. */
	readonly width: number;
}

/** Coordinates are relative to the centre of the country, where single precision suffices up to the deepest zoom. */
const MIDDLE = mercator({ latitude: 52.2, longitude: 5.4 });

interface Palette {
	readonly water: string;
	readonly land: string;
	/** Neighbouring countries, about which the product knows nothing. */
	readonly abroad: string;
	readonly line: string;
	readonly name: string;
}

export const PALETTE: Palette = { water: "#dbe7f0", land: "#f4f3ee", abroad: "#e6e4db", line: "#a9b2ae", name: "#5b6878" };
export const QUIET_PALETTE: Palette = { water: "#dfe1e4", land: "#fafafa", abroad: "#ececec", line: "#b9bec4", name: "#59616b" };

/** Surrounding land, and the border where there is land on both sides (geodata/neighbours.tsv). */
interface NeighbourLand {
	readonly land: readonly (readonly number[])[];
	readonly border: readonly (readonly number[])[];
}

/** About three kilometres, as a fraction of the world. */
const BORDER_WIDTH = 0.045 / 360;

/** From this zoom, place-names.ts names places instead. */
const PLACES_ZOOM = 11;

/** Creates a painter for a palette. */
type Painter = (palette: Palette) => Paint;

const painters = new Map<string, Promise<Painter>>();

/**
 * Paints the municipality boundaries and names of these countries, in colours or in greys. Each file is fetched once,
 * for the first map. Rejects if a file can't be fetched.
 */
export async function municipalityBackground(countries: readonly string[], quiet = false): Promise<Paint> {
	const key = countries.join(" ");
	const painter =
		painters.get(key) ??
		load(countries).catch((reason: unknown) => {
			painters.delete(key);
			throw reason;
		});
	painters.set(key, painter);
	return (await painter)(quiet ? QUIET_PALETTE : PALETTE);
}

async function load(countries: readonly string[]): Promise<Painter> {
	const files = [
		new URL("../../geodata/municipalities-small.topojson", import.meta.url),
		...(countries.includes("be") ? [new URL("../../geodata/municipalities-small-be.topojson", import.meta.url)] : []),
	];
	const [around, ...topologies] = await Promise.all([
		fetchFile(new URL("../../geodata/neighbours.tsv", import.meta.url)).then((answer) => answer.text()),
		...files.map(async (file): Promise<Municipalities> => (await fetchFile(file)).json()),
	]);
	return paintOf(neighboursOf(around), topologies);
}

async function fetchFile(file: URL): Promise<Response> {
	const answer = await fetch(file);
	if (!answer.ok) throw new Error(`The map background could not be fetched (${answer.status}).`);
	return answer;
}

function neighboursOf(table: string): NeighbourLand {
	const rows = table.split("\n").map((row) => row.split("\t"));
	const linesOf = (kind: string) => rows.filter(([each]) => each === kind).map(([, line = ""]) => line.split(" ").map(Number));
	return { land: linesOf("land"), border: linesOf("border") };
}

function paintOf(around: NeighbourLand, topologies: readonly Municipalities[]): Painter {
	const abroad = { land: pathOf(around.land), border: pathOf(around.border) };
	const outlines = new Path2D();
	const labels: Label[] = [];
	const municipalities = topologies.flatMap((topology) => feature(topology, topology.objects.gemeenten).features);
	for (const { geometry, properties } of municipalities) {
		const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
		const boxes = polygons.map((rings) => addRings(outlines, rings));
		const [largest] = boxes.sort((a, b) => b.width * b.height - a.width * a.height);
		if (largest)
			labels.push({ name: properties.name, x: largest.x + largest.width / 2, y: largest.y + largest.height / 2, width: largest.width });
	}
	labels.sort((a, b) => b.width - a.width);
	return (palette) => (context, view) => {
		paintOutlines(context, view, { outlines, abroad }, palette);
		if (view.zoom < PLACES_ZOOM) paintNames(context, view, labels, palette);
	};
}

/** Path of lines of longitude and latitude in thousandths of a degree. */
function pathOf(lines: readonly (readonly number[])[]): Path2D {
	const path = new Path2D();
	for (const line of lines) {
		for (let place = 0; place + 1 < line.length; place += 2) {
			const point = mercator({ latitude: (line[place + 1] ?? 0) / 1000, longitude: (line[place] ?? 0) / 1000 });
			if (place === 0) path.moveTo(point.x - MIDDLE.x, point.y - MIDDLE.y);
			else path.lineTo(point.x - MIDDLE.x, point.y - MIDDLE.y);
		}
	}
	return path;
}

/** Adds the rings to the path and returns the bounding box of the first, the outer one. */
function addRings(
	path: Path2D,
	rings: readonly (readonly (readonly number[])[])[],
): { x: number; y: number; width: number; height: number } {
	let [left, top, right, bottom] = [1, 1, -1, -1];
	rings.forEach((ring, ringPlace) => {
		ring.forEach(([longitude = 0, latitude = 0], place) => {
			const point = mercator({ latitude, longitude });
			const [x, y] = [point.x - MIDDLE.x, point.y - MIDDLE.y];
			if (place === 0) path.moveTo(x, y);
			else path.lineTo(x, y);
			if (ringPlace > 0) return;
			[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
		});
		path.closePath();
	});
	return { x: left, y: top, width: right - left, height: bottom - top };
}

interface Shapes {
	readonly outlines: Path2D;
	readonly abroad: { readonly land: Path2D; readonly border: Path2D };
}

function paintOutlines(context: CanvasRenderingContext2D, view: CanvasView, { outlines, abroad }: Shapes, palette: Palette): void {
	context.save();
	context.fillStyle = palette.water;
	context.fillRect(0, 0, view.width, view.height);
	context.translate(MIDDLE.x * view.scale - view.originX, MIDDLE.y * view.scale - view.originY);
	context.scale(view.scale, view.scale);
	context.fillStyle = palette.abroad;
	context.fill(abroad.land);
	// The two sources draw the border slightly apart; the gap between them is land too.
	context.lineWidth = BORDER_WIDTH;
	context.strokeStyle = palette.abroad;
	context.stroke(abroad.border);
	context.fillStyle = palette.land;
	context.fill(outlines, "evenodd");
	context.lineWidth = (view.zoom >= 10 ? 1.5 : 0.8) / view.scale;
	context.strokeStyle = palette.line;
	context.stroke(outlines);
	context.restore();
}

/** Names large municipalities first and skips names that would overlap another or not fit in a small municipality. */
function paintNames(context: CanvasRenderingContext2D, view: CanvasView, labels: readonly Label[], palette: Palette): void {
	const size = 12;
	context.font = `600 ${size}px InterVariable, system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = palette.name;
	const taken: { left: number; right: number; y: number }[] = [];
	for (const label of labels) {
		const x = (label.x + MIDDLE.x) * view.scale - view.originX;
		const y = (label.y + MIDDLE.y) * view.scale - view.originY;
		const half = context.measureText(label.name).width / 2 + 4;
		const hidden = x + half < 0 || x - half > view.width || y < 0 || y > view.height || half * 2 > label.width * view.scale;
		if (hidden || taken.some((other) => x - half < other.right && x + half > other.left && Math.abs(y - other.y) < size + 2)) continue;
		taken.push({ left: x - half, right: x + half, y });
		context.fillText(label.name, x, y);
	}
}
