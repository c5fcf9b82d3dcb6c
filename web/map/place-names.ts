import type { Paint } from "./canvas-view.ts";
import { mercator } from "./mercator.ts";

interface Name {
	readonly text: string;
	readonly street: boolean;
	readonly x: number;
	readonly y: number;
	readonly addresses: number;
}

/** Streets are named from here on; before that only places. */
const STREET_ZOOM = 14;
/** Before this zoom municipality-background.ts names the municipalities. */
const PLACES_ZOOM = 11;
const SMALL_PLACES_ZOOM = 12;
/** Places with this many known addresses are named first, smaller ones nearer by. */
const TOWN_ADDRESSES = 60;

let painter: Promise<Paint> | undefined;

/** Painter of the names of places and streets; the file is fetched once, when it is first needed. */
export function placeNames(): Promise<Paint> {
	painter ??= load().catch((reason: unknown) => {
		painter = undefined;
		throw reason;
	});
	return painter;
}

async function load(): Promise<Paint> {
	const answer = await fetch(new URL("../../geodata/place-names.tsv", import.meta.url));
	if (!answer.ok) throw new Error(`The names of the map could not be fetched (${answer.status}).`);
	return namePaint(namesOf(await answer.text()));
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
		})
		.sort((a, b) => Number(a.street) - Number(b.street) || b.addresses - a.addresses);
}

/** Larger places first; a name that would run over another is left out. */
function namePaint(names: readonly Name[]): Paint {
	return (context, { zoom, scale, originX, originY, width, height }) => {
		if (zoom < PLACES_ZOOM) return;
		context.textAlign = "center";
		context.textBaseline = "middle";
		context.lineWidth = 3;
		context.lineJoin = "round";
		context.strokeStyle = "#f4f3ee";
		const taken: { left: number; right: number; y: number }[] = [];
		for (const { text, street, x: worldX, y: worldY, addresses } of names) {
			if (street ? zoom < STREET_ZOOM : zoom < SMALL_PLACES_ZOOM && addresses < TOWN_ADDRESSES) continue;
			const x = worldX * scale - originX;
			const y = worldY * scale - originY;
			if (x < 0 || y < 0 || x > width || y > height) continue;
			context.font = street ? "500 11.5px InterVariable, system-ui, sans-serif" : "600 13.5px InterVariable, system-ui, sans-serif";
			const half = context.measureText(text).width / 2 + 4;
			if (taken.some((other) => x - half < other.right && x + half > other.left && Math.abs(y - other.y) < 16)) continue;
			taken.push({ left: x - half, right: x + half, y });
			context.fillStyle = street ? "#6b7280" : "#2b3646";
			context.strokeText(text, x, y);
			context.fillText(text, x, y);
		}
	};
}
