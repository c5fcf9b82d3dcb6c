import type { ServerResponse } from "node:http";
import { type LocalServer, localServer } from "./local-server.ts";

/** Parameters of the service; it refuses all others with 400. */
const KNOWN = new Set(["q", "fq", "fl", "rows", "start", "lat", "lon", "type", "distance", "id"]);

export const velperplein = {
	type: "adres",
	weergavenaam: "Velperplein 8A, 6811AG Arnhem",
	id: "adr-01e5f757daeb1616e02fdcd0e6193e4b",
	straatnaam: "Velperplein",
	huisnummer: 8,
	huisletter: "A",
	postcode: "6811AG",
	woonplaatsnaam: "Arnhem",
	gemeentecode: "0202",
	centroide_ll: "POINT(5.91502 51.98313)",
	score: 11.6,
};

export type Respond = (verb: string, parameters: URLSearchParams, response: ServerResponse) => void;

export function sendDocuments(response: ServerResponse, docs: readonly unknown[]): void {
	response.setHeader("content-type", "application/json");
	response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, maxScore: 11.6, numFoundExact: true, docs } }));
}

/** A service that speaks the protocol of the Dutch public address search, on a free port of this machine. */
export async function startAddressService(respond: Respond): Promise<
	LocalServer & {
		readonly asked: URL[];
		/** Language of each query. */
		readonly languages: (string | undefined)[];
	}
> {
	const asked: URL[] = [];
	const languages: (string | undefined)[] = [];
	const { address, stop } = await localServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://service");
		asked.push(url);
		languages.push(request.headers["accept-language"]);
		const unknown = [...url.searchParams.keys()].filter((name) => !KNOWN.has(name));
		if (unknown.length > 0) {
			response.statusCode = 400;
			response.end(JSON.stringify({ error: { metadata: [], msg: `Onbekende parameter '${unknown[0]}'`, code: 400 } }));
			return;
		}
		respond(url.pathname.split("/").at(-1) ?? "", url.searchParams, response);
	});
	return { address: `${address}/search/v3_1`, asked, languages, stop };
}
