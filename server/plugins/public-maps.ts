import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config/config.ts";
import { OutsideServiceFailed, outsideAnswer } from "../outside/answer.ts";
import { Availability } from "../outside/availability.ts";
import { outsideJson } from "../outside/json.ts";

/** The Dutch public services: free, without a key, and for the Netherlands only. */
const publicMapAddresses: PublicMapAddresses = {
	addressSearch: "https://api.pdok.nl/bzk/locatieserver/search/v3_1",
	tiles: "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png",
};

export interface PublicMapAddresses {
	/** Base URL up to and including the version. */
	readonly addressSearch: string;
	/** Template with {z}, {x} and {y}. */
	readonly tiles: string;
}

export interface PublicMaps {
	/** Template of the tiles for a map of these countries, given what is available now; null for the embedded background. */
	tilesFor(countries: readonly string[]): string | null;
	/** Template of the tiles that pages use now; null for none. */
	readonly tiles: string | null;
	/** Template of the tiles that an open page may switch to later, whether they are available now or not; null for none. */
	readonly possibleTiles: string | null;
	/** The source of addresses in these countries, given what is available now; null for none. */
	addressSourceFor(countries: readonly string[]): "public" | "embedded" | null;
	/** Address of the public address search, and whether it answers. */
	readonly addressSearch: { readonly address: string; readonly availability: Availability };
}

declare module "fastify" {
	interface FastifyInstance {
		publicMaps: PublicMaps;
	}
}

interface PublicMapsOptions {
	readonly config: Pick<Config, "tilesUrl" | "geocoderUrl">;
	readonly addresses?: PublicMapAddresses | undefined;
}

const limits = { timeoutMs: 4_000, maxBytes: 512 * 1024 };

/** Checks in the background whether the public services answer, for settings that are `auto`; contacts nobody for other settings. */
export const publicMaps = fastifyPlugin<PublicMapsOptions>(
	async (app, { config, addresses = publicMapAddresses }) => {
		const searched = new Availability({
			name: "address search",
			log: app.log,
			ask: (signal) => outsideJson(question(addresses), limits, { signal }),
		});
		const drawn = new Availability({ name: "map tiles", log: app.log, ask: (signal) => askForTile(addresses.tiles, signal) });
		const automatic = config.tilesUrl === "auto";
		const maps: PublicMaps = {
			tilesFor(countries) {
				return automatic && !isDutchAlone(countries) ? null : maps.tiles;
			},
			get tiles() {
				if (!automatic) return config.tilesUrl;
				return drawn.answers ? addresses.tiles : null;
			},
			possibleTiles: automatic ? addresses.tiles : config.tilesUrl,
			addressSourceFor(countries) {
				if (config.geocoderUrl === "none") return null;
				const isPublic = config.geocoderUrl === "auto" ? searched.answers && isDutchAlone(countries) : config.geocoderUrl !== null;
				return isPublic ? "public" : "embedded";
			},
			addressSearch: { address: addresses.addressSearch, availability: searched },
		};
		app.decorate("publicMaps", maps);
		const asked = [...(config.geocoderUrl === "auto" ? [searched] : []), ...(automatic ? [drawn] : [])];
		app.whenServing(() => {
			for (const service of asked) service.start();
		});
		app.addHook("preClose", async () => {
			await Promise.all(asked.map((service) => service.stop()));
		});
	},
	{ name: "public-maps", dependencies: ["serving"] },
);

/** The public services have no data across the border: a map that extends beyond it would be half empty. */
export function isDutchAlone(countries: readonly string[]): boolean {
	return countries.every((country) => country === "nl");
}

/** A search that has a result and identifies nobody. */
function question({ addressSearch }: PublicMapAddresses): URL {
	const url = new URL(`${addressSearch}/free`);
	for (const [name, value] of Object.entries({ q: "Utrecht", rows: "1", fl: "id" })) url.searchParams.set(name, value);
	return url;
}

/** Fetches the tile around the middle of the country. */
async function askForTile(template: string, signal: AbortSignal): Promise<void> {
	const address = template.replace("{z}", "7").replace("{x}", "65").replace("{y}", "42");
	await outsideAnswer(new URL(address), limits, { signal }, async ({ status, bytes }) => {
		const isPicture = (await bytes()).subarray(0, 4).equals(pngStart);
		if (status !== 200 || !isPicture) throw new OutsideServiceFailed(`no tile but status ${status}`);
	});
}

/** A network that first requires a sign-in also answers 200, with a page. */
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
