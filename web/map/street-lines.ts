import { mercator } from "../../engine/index.ts";
import type { CanvasView, Paint } from "./canvas-view.ts";

interface Point {
	readonly x: number;
	readonly y: number;
}

/** A street derived from its addresses; positions as fractions of the world. */
export interface Street {
	readonly name: string;
	/** Longest first. */
	readonly lines: readonly (readonly Point[])[];
}

/** Streets are drawn from this zoom. */
const STREETS_ZOOM = 13;
/** The file's integer units per degree. */
const FINEST = 1e5;
/** Coordinates are relative to the centre of the country, where single precision suffices up to the deepest zoom. */
const MIDDLE = mercator({ latitude: 52.2, longitude: 5.4 });

let loaded: Promise<readonly Street[]> | undefined;

/** All streets, fetched once, when first needed. */
export function streets(): Promise<readonly Street[]> {
	loaded ??= load().catch((reason: unknown) => {
		loaded = undefined;
		throw reason;
	});
	return loaded;
}

export async function streetLines(): Promise<Paint> {
	const known = await streets();
	let drawn: Path2D | undefined;
	return (context, view) => {
		if (view.zoom < STREETS_ZOOM) return;
		drawn ??= pathOf(known);
		paintLines(context, view, drawn);
	};
}

async function load(): Promise<readonly Street[]> {
	const answer = await fetch(new URL("../../geodata/streets.tsv", import.meta.url));
	if (!answer.ok) throw new Error(`The streets of the map could not be fetched (${answer.status}).`);
	return streetsOf(await answer.text());
}

/**
 * Parses a name and its lines, separated by bars: latitude and longitude of the first point, then the offset to each
 * next one.
 */
function streetsOf(table: string): readonly Street[] {
	return table
		.split("\n")
		.slice(1)
		.filter((row) => row !== "")
		.map((row) => {
			const [name = "", lines = ""] = row.split("\t");
			return { name, lines: lines.split("|").map(lineOf) };
		});
}

function lineOf(text: string): readonly Point[] {
	const steps = text.split(" ").map(Number);
	const line: Point[] = [];
	let [latitude, longitude] = [0, 0];
	for (let place = 0; place + 1 < steps.length; place += 2) {
		latitude += steps[place] ?? 0;
		longitude += steps[place + 1] ?? 0;
		line.push(mercator({ latitude: latitude / FINEST, longitude: longitude / FINEST }));
	}
	return line;
}

function pathOf(known: readonly Street[]): Path2D {
	const path = new Path2D();
	for (const { lines } of known) {
		for (const line of lines) {
			line.forEach(({ x, y }, place) => {
				if (place === 0) path.moveTo(x - MIDDLE.x, y - MIDDLE.y);
				else path.lineTo(x - MIDDLE.x, y - MIDDLE.y);
			});
		}
	}
	return path;
}

/** Light with a darker edge, twelve metres wide but never too thin to see. */
function paintLines(context: CanvasRenderingContext2D, view: CanvasView, path: Path2D): void {
	const width = Math.max(2.5, Math.min(14, 2 ** (view.zoom - 14) * 3));
	context.save();
	context.translate(MIDDLE.x * view.scale - view.originX, MIDDLE.y * view.scale - view.originY);
	context.scale(view.scale, view.scale);
	context.lineCap = "round";
	context.lineJoin = "round";
	context.strokeStyle = "#a9a8a1";
	context.lineWidth = (width + 2) / view.scale;
	context.stroke(path);
	context.strokeStyle = "#ffffff";
	context.lineWidth = width / view.scale;
	context.stroke(path);
	context.restore();
}

/** The midpoint of a line with its direction there, in radians, turned so that a name along it is upright. */
export function middleOfLine(line: readonly Point[]): Point & { readonly angle: number; readonly length: number } {
	const lengths = line.slice(1).map((point, place) => Math.hypot(point.x - (line[place]?.x ?? 0), point.y - (line[place]?.y ?? 0)));
	const length = lengths.reduce((sum, each) => sum + each, 0);
	let left = length / 2;
	const place = Math.max(
		0,
		lengths.findIndex((each) => {
			left -= each;
			return left <= 0;
		}),
	);
	const [from, to] = [line[place] ?? { x: 0, y: 0 }, line[place + 1] ?? line[place] ?? { x: 0, y: 0 }];
	const share = 1 + left / (lengths[place] || 1);
	const angle = Math.atan2(to.y - from.y, to.x - from.x);
	const upright = angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
	return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y), angle: upright, length };
}
