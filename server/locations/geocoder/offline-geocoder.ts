import { join } from "node:path";
import * as recordTexts from "../../texts/records.ts";
import { addressLabel } from "./address-label.ts";
import { distanceMetres } from "./distance.ts";
import type { Country, GeocodedAddress, Geocoder, Position } from "./geocoder.ts";
import { geodataFolder } from "./geodata-folder.ts";
import { PositionGrid } from "./position-grid.ts";
import { readTable } from "./read-table.ts";
import { searchWords } from "./search-words.ts";
import { WordIndex } from "./word-index.ts";

/** A known address farther away says nothing about the place: the file has only some addresses of a street. */
const REVERSE_RADIUS_METRES = 75;
/** More words than these do not narrow the result any further; keeps hostile queries cheap. */
const MAX_QUESTION_WORDS = 12;

interface Store {
	readonly addresses: readonly GeocodedAddress[];
	readonly words: readonly (readonly string[])[];
	readonly index: WordIndex;
	readonly grid: PositionGrid<GeocodedAddress>;
}

const inTheNetherlands: readonly Country[] = ["nl"];

/** Searches the address files in geodata/, one per country, each loaded at the first query for it. */
export class OfflineGeocoder implements Geocoder {
	readonly embedded = true;
	readonly source = recordTexts.offlineGeocoder;
	readonly #stores = new Map<Country, Store>();

	async search(
		query: string,
		near: Position | undefined,
		limit: number,
		countries = inTheNetherlands,
	): Promise<readonly GeocodedAddress[]> {
		const question = searchWords(query).slice(0, MAX_QUESTION_WORDS);
		if (question.length === 0) return [];
		return countries
			.flatMap((country) => {
				const { addresses, words, index } = this.#storeOf(country);
				return [...findRelaxed(index, question)].flatMap((item) => {
					const address = addresses[item];
					return address === undefined ? [] : [{ address, rank: rank(question, words[item] ?? [], address, near) }];
				});
			})
			.sort((a, b) => compareRanks(a.rank, b.rank))
			.slice(0, limit)
			.map(({ address }) => address);
	}

	async reverse(latitude: number, longitude: number, countries = inTheNetherlands): Promise<GeocodedAddress | undefined> {
		for (const country of countries) {
			const [nearest] = this.#storeOf(country).grid.within({ latitude, longitude }, REVERSE_RADIUS_METRES);
			if (nearest !== undefined) return nearest.item;
		}
		return undefined;
	}

	#storeOf(country: Country): Store {
		const store = this.#stores.get(country) ?? readStore(join(geodataFolder(), files[country]));
		this.#stores.set(country, store);
		return store;
	}
}

const files: Readonly<Record<Country, string>> = { nl: "addresses.tsv", be: "addresses-be.tsv" };

/**
 * Tries all words, then without the word "stad" (an agreement with address services), then without the house number, then with only the
 * four digits of the postal code: the file has only some numbers of a street, and another number of it is near the place.
 */
function findRelaxed(index: WordIndex, question: readonly string[]): ReadonlySet<number> {
	const withoutCityWord = question.filter((word) => word !== "stad");
	const withoutNumber = withoutCityWord.filter((word) => !/^\d{1,5}[a-z]?$/.test(word));
	const withinPostalArea = withoutNumber.map((word) => (/^\d{4}[a-z]{2}$/.test(word) ? word.slice(0, 4) : word));
	for (const words of [question, withoutCityWord, withoutNumber, withinPostalArea]) {
		const found = words.length > 0 ? index.find(words) : new Set<number>();
		if (found.size > 0) return found;
	}
	return new Set();
}

/** Compared from first to last, smaller first. */
type Rank = readonly [unmatchedWords: number, numberDistance: number, metres: number, number: number, label: string];

function rank(question: readonly string[], words: readonly string[], address: GeocodedAddress, near: Position | undefined): Rank {
	const houseNumber = Number.parseInt(address.number, 10) || 0;
	const asked = question.filter((word) => /^\d{1,3}[a-z]?$/.test(word)).map((word) => Number.parseInt(word, 10))[0];
	return [
		question.filter((word) => !words.includes(word)).length,
		asked === undefined ? 0 : Math.abs(houseNumber - asked),
		near === undefined ? 0 : Math.round(distanceMetres(near, address) / 100),
		houseNumber,
		`${address.street}|${address.city}|${address.label}`,
	];
}

function compareRanks(a: Rank, b: Rank): number {
	for (const place of [0, 1, 2] as const) if (a[place] !== b[place]) return a[place] - b[place];
	const [streetA = "", streetB = ""] = [a[4].split("|")[0], b[4].split("|")[0]];
	if (streetA !== streetB) return streetA < streetB ? -1 : 1;
	if (a[3] !== b[3]) return a[3] - b[3];
	return a[4] < b[4] ? -1 : a[4] > b[4] ? 1 : 0;
}

function readStore(file: string): Store {
	const addresses = readTable(file, ["municipality_code", "city", "street", "house_number", "suffix", "postal_code", "lat", "lng"]).map(
		(row) => {
			const parts = { street: row.street, number: row.house_number, suffix: row.suffix, postalCode: row.postal_code, city: row.city };
			return {
				label: addressLabel(parts),
				...parts,
				municipalityCode: row.municipality_code,
				latitude: Number(row.lat),
				longitude: Number(row.lng),
			};
		},
	);
	const words = addresses.map((address) => [...searchWords(address.label), ...searchWords(address.number)]);
	return { addresses, words, index: new WordIndex(words), grid: new PositionGrid(addresses) };
}
