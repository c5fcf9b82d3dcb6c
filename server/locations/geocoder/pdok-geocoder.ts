import { countryOfMunicipality, plainText } from "../../../engine/index.ts";
import { type OutsideLimits as Limits, OutsideServiceFailed } from "../../outside/answer.ts";
import { outsideJson } from "../../outside/json.ts";
import { byPreference } from "./address-preference.ts";
import { AnswerCache } from "./answer-cache.ts";
import { distanceMetres } from "./distance.ts";
import { type GeocodedAddress, type Geocoder, GeocoderUnavailable, type Position } from "./geocoder.ts";
import { municipalityAt } from "./municipality-boundaries.ts";
import { asAddress, PDOK_FIELDS, type PdokDocument, pdokDocuments } from "./pdok-document.ts";

/** Radius for `reverse`; the service itself has no limit and would return an address in the next village. */
const REVERSE_RADIUS_METRES = 50;
/** The homes behind one front door share one place; of more than these the first few are enough. */
const REVERSE_ROWS = 5;
const SAME_PLACE_METRES = 1;
/** The service covers the Netherlands; there is no need to query it for places outside. South, west, north, east. */
const NETHERLANDS = [50.7, 3.2, 53.7, 7.3] as const;
const LIMITS: Limits = { timeoutMs: 4_000, maxBytes: 512 * 1024 };
/** Fair use of a public service: the same query is not repeated within this time. */
const KEEP_ANSWERS_MS = 10 * 60 * 1000;
const KEPT_ANSWERS = 1_000;

/**
 * The Dutch public address search (Locatieserver, v3_1), addresses only. `suggest` for what somebody is typing, `lookup` for suggestions
 * that came without a position, `free` when nothing was suggested or a single result near a place is wanted, `reverse` for a position.
 */
export class PdokGeocoder implements Geocoder {
	readonly source = "PDOK Locatieserver";
	readonly #base: URL;
	readonly #limits: Limits;
	readonly #cache: AnswerCache<readonly PdokDocument[]>;

	/** `address`: the service up to and including the version, e.g. "https://api.pdok.nl/bzk/locatieserver/search/v3_1". */
	constructor(address: string, options: { readonly limits?: Partial<Limits>; readonly now?: () => number } = {}) {
		this.#base = new URL(address.endsWith("/") ? address : `${address}/`);
		this.#limits = { ...LIMITS, ...options.limits };
		this.#cache = new AnswerCache({ capacity: KEPT_ANSWERS, keepMs: KEEP_ANSWERS_MS, ...(options.now && { now: options.now }) });
	}

	async search(query: string, near: Position | undefined, limit: number): Promise<readonly GeocodedAddress[]> {
		const question = plainQuestion(query);
		if (question === "") return [];
		const parameters = { q: question, fq: "type:adres", rows: String(limit), fl: PDOK_FIELDS, ...nearParameters(near) };
		// A single row near a place requests the address itself, not completions of a text.
		const suggested = limit === 1 && near ? [] : await this.#ask("suggest", parameters);
		const documents = suggested.length > 0 ? await this.#complete(suggested.slice(0, limit)) : await this.#ask("free", parameters);
		return byPreference(addresses(documents), question).slice(0, limit);
	}

	async reverse(latitude: number, longitude: number): Promise<GeocodedAddress | undefined> {
		if (!isDutch(latitude, longitude)) return undefined;
		const documents = await this.#ask("reverse", {
			lat: latitude.toFixed(6),
			lon: longitude.toFixed(6),
			type: "adres",
			rows: String(REVERSE_ROWS),
			distance: String(REVERSE_RADIUS_METRES),
			fl: PDOK_FIELDS,
		});
		const [nearest, ...others] = addresses(await this.#complete(documents.slice(0, REVERSE_ROWS)));
		if (nearest === undefined) return undefined;
		return byPreference([nearest, ...others.filter((other) => distanceMetres(nearest, other) <= SAME_PLACE_METRES)])[0];
	}

	/** Looks up, in parallel, the documents that came in their short form. */
	async #complete(documents: readonly PdokDocument[]): Promise<readonly PdokDocument[]> {
		const full = await Promise.all(
			documents.map(async (document) => {
				const { id } = document;
				if (document.centroide_ll !== undefined || document.type !== "adres") return [document];
				if (typeof id !== "string" || !/^adr-[0-9a-z-]{1,64}$/i.test(id)) return [];
				return this.#ask("lookup", { id, fl: PDOK_FIELDS });
			}),
		);
		return full.flat();
	}

	#ask(verb: "free" | "suggest" | "lookup" | "reverse", parameters: Readonly<Record<string, string>>): Promise<readonly PdokDocument[]> {
		const url = new URL(verb, this.#base);
		for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
		return this.#cache.get(url.href, async () => pdokDocuments(await boundedJson(url, this.#limits)));
	}
}

function isDutch(latitude: number, longitude: number): boolean {
	const [south, west, north, east] = NETHERLANDS;
	const within = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
	// A place in no municipality may still be a Dutch quay.
	return within && countryOfMunicipality(municipalityAt(latitude, longitude)?.code ?? "") === "nl";
}

function nearParameters(near: Position | undefined): Readonly<Record<string, string>> {
	return near ? { lat: near.latitude.toFixed(6), lon: near.longitude.toFixed(6) } : {};
}

function addresses(documents: readonly PdokDocument[]): readonly GeocodedAddress[] {
	return documents.flatMap((document) => asAddress(document) ?? []);
}

/** The service reads Solr syntax; somebody typing an address never means it, so only letters, digits and address punctuation are sent. */
function plainQuestion(query: string): string {
	return plainText(query)
		.replace(/[^\p{Letter}\p{Mark}\p{Number}\s.,'/-]/gu, " ")
		.replace(/(^|\s)-+/g, " ")
		.replace(/\b(AND|OR|NOT)\b/g, (word) => word.toLowerCase())
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, 200);
}

/** JSON of the address search, in Dutch where the service supports languages; any failure throws `GeocoderUnavailable`. */
async function boundedJson(url: URL, limits: Limits): Promise<unknown> {
	try {
		return await outsideJson(url, limits, { headers: { "accept-language": "nl" } });
	} catch (error) {
		if (!(error instanceof OutsideServiceFailed)) throw error;
		throw new GeocoderUnavailable(error.message, error);
	}
}
