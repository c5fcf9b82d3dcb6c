import { mercator } from "../../engine/index.ts";
import type { Paint } from "./canvas-view.ts";
import { middleOfLine, type Street, streets } from "./street-lines.ts";

interface Name {
	readonly text: string;
	readonly street: boolean;
	readonly x: number;
	readonly y: number;
	readonly addresses: number;
	/** For a street with a known line: its direction in radians and its length as a fraction of the world. */
	readonly along?: { readonly angle: number; readonly length: number };
}

/** Streets are named from this zoom; below it only places. */
const STREET_ZOOM = 14;
/** Below this zoom, municipality-background.ts names the municipalities. */
const PLACES_ZOOM = 11;
const SMALL_PLACES_ZOOM = 12;
/** Places with this many known addresses are named first, smaller ones at a closer zoom. */
const TOWN_ADDRESSES = 60;
const STREET_FONT = "500 11.5px InterVariable, system-ui, sans-serif";
const PLACE_FONT = "600 13.5px InterVariable, system-ui, sans-serif";
/** Height of a line of text including its spacing, in pixels. */
const LINE_HEIGHT = 16;

let painter: Promise<Paint> | undefined;

/** Paints the names of places and streets. The files are fetched once, when first needed. */
export function placeNames(): Promise<Paint> {
	painter ??= load().catch((reason: unknown) => {
		painter = undefined;
		throw reason;
	});
	return painter;
}

async function load(): Promise<Paint> {
	const [answer, known] = await Promise.all([fetch(new URL("../../geodata/place-names.tsv", import.meta.url)), streets()]);
	if (!answer.ok) throw new Error(`The names of the map could not be fetched (${answer.status}).`);
	const names = [...namesOf(await answer.text()), ...known.map(streetName)];
	// Places first, then the streets that are drawn, each named along its line.
	return namePaint(
		names.sort((a, b) => Number(a.street) - Number(b.street) || Number(!a.along) - Number(!b.along) || b.addresses - a.addresses),
	);
}

function namesOf(table: string): readonly Name[] {
	return table
		.split("\n")
		.slice(1)
		.filter((line) => line !== "")
		.map((line) => {
			const [kind, text = "", latitude, longitude, addresses] = line.split("\t");
			return {
				text,
				street: kind === "street",
				addresses: Number(addresses),
				...mercator({ latitude: Number(latitude), longitude: Number(longitude) }),
			};
		});
}

function streetName({ name, lines }: Street): Name {
	const { x, y, angle, length } = middleOfLine(lines[0] ?? []);
	return { text: name, street: true, x, y, addresses: 0, along: { angle, length } };
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/**
 * Names larger places first and skips names that would overlap another. A street that is long enough carries its name
 * along its line.
 */
function namePaint(names: readonly Name[]): Paint {
	return (context, { zoom, scale, originX, originY, width, height }) => {
		if (zoom < PLACES_ZOOM) return;
		context.textAlign = "center";
		context.textBaseline = "middle";
		context.lineWidth = 3;
		context.lineJoin = "round";
		const taken: Box[] = [];
		for (const name of names) {
			if (!isNamedAt(name, zoom)) continue;
			const x = name.x * scale - originX;
			const y = name.y * scale - originY;
			if (x < 0 || y < 0 || x > width || y > height) continue;
			context.font = name.street ? STREET_FONT : PLACE_FONT;
			const half = context.measureText(name.text).width / 2 + 4;
			const angle = name.along && name.along.length * scale > half * 2 ? name.along.angle : 0;
			const box = boxOf(x, y, half, angle);
			if (taken.some((other) => overlap(box, other))) continue;
			taken.push(box);
			write(context, name, x, y, angle);
		}
	};
}

function isNamedAt({ street, addresses }: Name, zoom: number): boolean {
	return street ? zoom >= STREET_ZOOM : zoom >= SMALL_PLACES_ZOOM || addresses >= TOWN_ADDRESSES;
}

/** The box around a line of text that is turned by an angle about its middle. */
function boxOf(x: number, y: number, half: number, angle: number): Box {
	const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
	const reachX = along * half + (across * LINE_HEIGHT) / 2;
	const reachY = across * half + (along * LINE_HEIGHT) / 2;
	return { left: x - reachX, right: x + reachX, top: y - reachY, bottom: y + reachY };
}

function overlap(one: Box, other: Box): boolean {
	return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function write(context: CanvasRenderingContext2D, { text, street, along }: Name, x: number, y: number, angle: number): void {
	context.save();
	context.translate(x, y);
	context.rotate(angle);
	context.strokeStyle = along ? "#ffffff" : "#f4f3ee";
	context.fillStyle = street ? "#565e6b" : "#2b3646";
	context.strokeText(text, 0, 0);
	context.fillText(text, 0, 0);
	context.restore();
}
