import type { SeededRandom } from "../../server/demo/seeded-random.ts";

/** Somebody who asks questions. `codes`: geography codes that they see; `*` for all. */
export interface Asker {
	readonly name: string;
	readonly role: string;
	readonly codes: readonly string[];
}

export interface Question {
	/** Times are reported by kind. */
	readonly kind: string;
	/** Path after the tenant's. */
	readonly path: string;
}

/** What there is to find in the country. */
interface Country {
	/** Geography codes that occur. */
	readonly codes: readonly string[];
	/** Processes are numbered from 1 to this. */
	readonly last: number;
	readonly reference: (number: number) => string;
}

const rows = 25;
const list = (query: Readonly<Record<string, string>>) =>
	`lists/realisations/rows?${new URLSearchParams({ rows: String(rows), ...query })}`;
const filtered = (filters: Readonly<Record<string, readonly string[]>>) => ({ filters: JSON.stringify(filters) });

/** Bounds of the Netherlands, in degrees. */
const land = { south: 50.75, west: 3.35, north: 53.55, east: 7.23 };

/** A question about a list: mostly its first page, sometimes something else. */
function listQuestion(random: SeededRandom, { codes, last, reference }: Country): Question {
	const drawn = random.fraction();
	const step = String(random.whole(1, 7));
	if (drawn < 0.3) return { kind: "first page", path: list({}) };
	if (drawn < 0.45) return { kind: "tab", path: list({ category: random.pick(["municipality", "cpo", "active", "completed"]) }) };
	if (drawn < 0.6) return { kind: "filter", path: list(filtered({ municipality: [random.pick(codes)], step: [step] })) };
	if (drawn < 0.75) return { kind: "text that one has", path: list(filtered({ search: [reference(random.whole(1, last))] })) };
	if (drawn < 0.8) return { kind: "text that many have", path: list(filtered({ search: [random.pick(["laan", "weg", "dorp"])] })) };
	if (drawn < 0.9) return { kind: "order", path: list({ sort: random.pick(["reference", "updated", "created", "address"]) }) };
	return { kind: "deep page", path: list({ page: String(random.whole(2, 40)) }) };
}

/** A question about a part of the map: the whole country, or an area at the zoom level that shows about as much. */
function mapQuestion(random: SeededRandom): Question {
	const zoom = random.chance(0.3) ? 7 : random.whole(8, 14);
	const share = zoom === 7 ? 1 : 2 ** (7 - zoom);
	const [height, width] = [(land.north - land.south) * share, (land.east - land.west) * share];
	const south = land.south + random.fraction() * (land.north - land.south - height);
	const west = land.west + random.fraction() * (land.east - land.west - width);
	const box = [south, west, south + height, west + width].map((degrees) => degrees.toFixed(5)).join(",");
	const kind = zoom === 7 ? "map of the country" : zoom < 10 ? "map of a province" : "map of a city";
	return { kind, path: `lists/realisations/places?${new URLSearchParams({ box, zoom: String(zoom) })}` };
}

const ofDay = {
	today: "Vandaag",
	"today/queue": "queue of Vandaag",
	"today/figures": "figures of Vandaag",
	"inbox/count": "count of the inbox",
};

/** A question from the page that a day starts with, or from the bar on every page. */
function dayQuestion(random: SeededRandom): Question {
	const [path, kind] = random.pick(Object.entries(ofDay));
	return { kind, path };
}

/** The next question of somebody: mostly about a list. */
export function nextQuestion(random: SeededRandom, country: Country): Question {
	const drawn = random.fraction();
	if (drawn < 0.6) return listQuestion(random, country);
	return drawn < 0.85 ? mapQuestion(random) : dayQuestion(random);
}
