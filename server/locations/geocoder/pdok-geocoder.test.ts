import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "@jest/globals";
import { type Respond, sendDocuments, startAddressService, velperplein } from "../../test-support/address-service.ts";
import { GeocoderUnavailable } from "./geocoder.ts";
import { PdokGeocoder } from "./pdok-geocoder.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0)) await stop();
});

async function geocoderWith(respond: Respond, limits: { timeoutMs?: number; maxBytes?: number } = {}) {
	const service = await startAddressService(respond);
	stops.push(service.stop);
	return { geocoder: new PdokGeocoder(service.address, { limits }), asked: service.asked, languages: service.languages };
}

const expected = {
	label: "Velperplein 8A, 6811 AG Arnhem",
	street: "Velperplein",
	number: "8",
	suffix: "A",
	postalCode: "6811 AG",
	city: "Arnhem",
	municipalityCode: "0202",
	latitude: 51.98313,
	longitude: 5.91502,
};

describe("the public address search", () => {
	it("suggests addresses only, in our own form, latitude before longitude", async () => {
		const { geocoder, asked } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein]));
		expect(await geocoder.search("velperpl", undefined, 5)).toEqual([expected]);
		expect(asked.map((url) => [url.pathname, url.searchParams.get("fq"), url.searchParams.get("rows")])).toEqual([
			["/search/v3_1/suggest", "type:adres", "5"],
		]);
	});

	it("looks up suggestions that came without a position", async () => {
		const short = { type: "adres", weergavenaam: velperplein.weergavenaam, id: velperplein.id, score: 1 };
		const { geocoder, asked } = await geocoderWith((verb, parameters, response) =>
			sendDocuments(response, verb === "lookup" && parameters.get("id") === velperplein.id ? [velperplein] : [short]),
		);
		expect(await geocoder.search("velperplein", undefined, 5)).toEqual([expected]);
		expect(asked.map((url) => url.pathname.split("/").at(-1))).toEqual(["suggest", "lookup"]);
	});

	it("REQ-239 asks with free text, lat, lon, type address and one row, and the answer gives the municipality code", async () => {
		const { geocoder, asked } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein]));
		const [found] = await geocoder.search("Velperplein 8, 6811 AG stad Arnhem", { latitude: 51.98, longitude: 5.91 }, 1);
		expect(found?.municipalityCode).toBe("0202");
		const [url] = asked;
		expect(url?.pathname).toBe("/search/v3_1/free");
		expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
			q: "Velperplein 8, 6811 AG stad Arnhem",
			lat: "51.980000",
			lon: "5.910000",
			fq: "type:adres",
			rows: "1",
		});
	});

	it("asks for the address at a position within 50 metres", async () => {
		const { geocoder, asked } = await geocoderWith((_, __, response) => sendDocuments(response, [{ ...velperplein, afstand: 1.8 }]));
		expect(await geocoder.reverse(51.98313, 5.91502)).toEqual(expected);
		expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
			lat: "51.983130",
			lon: "5.915020",
			type: "adres",
			rows: "5",
			distance: "50",
		});
	});

	it("REQ-235 asks by latitude and longitude in Dutch, and nothing about a place outside the Netherlands", async () => {
		const { geocoder, asked, languages } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein]));
		expect(await geocoder.reverse(51.98313, 5.91502)).toEqual(expected);
		expect([asked[0]?.searchParams.get("lat"), asked[0]?.searchParams.get("lon")]).toEqual(["51.983130", "5.915020"]);
		expect(languages).toEqual(["nl"]);
		for (const [latitude, longitude] of [
			[50.846, 4.352],
			[51.43, 7.46],
			[0, 0],
			[-51.98, 5.91],
		] as const) {
			expect([latitude, await geocoder.reverse(latitude, longitude)]).toEqual([latitude, undefined]);
		}
		expect(asked).toHaveLength(1);
	});

	it("REQ-237 prefers a street address, then a premise, then a subpremise, unless another was asked for", async () => {
		const at = (parts: object) => ({ ...velperplein, huisletter: undefined, ...parts });
		const documents = [
			at({ huisletter: "A", huisnummertoevoeging: "2" }),
			at({ huisnummertoevoeging: "bis" }),
			at({ huisletter: "A" }),
			at({}),
		];
		const { geocoder } = await geocoderWith((_, __, response) => sendDocuments(response, documents));
		const labels = async (question: string) => (await geocoder.search(question, undefined, 4)).map(({ number, suffix }) => number + suffix);
		expect(await labels("velperplein 8, 6811 AG stad Arnhem")).toEqual(["8", "8A", "8A-2", "8bis"]);
		expect(await labels("Velperplein 8A, 6811 AG stad Arnhem")).toEqual(["8A", "8", "8A-2", "8bis"]);
		expect(await labels("Velperplein 8 A-2, 6811 AG stad Arnhem")).toEqual(["8A-2", "8", "8A", "8bis"]);
		expect((await geocoder.reverse(51.98313, 5.91502))?.suffix).toBe("");
		const without = documents.slice(0, 3);
		const { geocoder: other } = await geocoderWith((_, __, response) => sendDocuments(response, without));
		expect((await other.reverse(51.98313, 5.91502))?.suffix).toBe("A");
	});

	it("takes the nearest address, whatever lies behind it", async () => {
		const behind = { ...velperplein, huisletter: undefined, huisnummer: 10, centroide_ll: "POINT(5.91530 51.98313)" };
		const { geocoder } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein, behind]));
		expect((await geocoder.reverse(51.98313, 5.91502))?.number).toBe("8");
	});

	it("asks an equal question once, also at the same time", async () => {
		const { geocoder, asked } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein]));
		await Promise.all([geocoder.reverse(52, 5), geocoder.reverse(52, 5)]);
		await geocoder.reverse(52, 5);
		expect(asked).toHaveLength(1);
	});

	it("does not pass search syntax on", async () => {
		const { geocoder, asked } = await geocoderWith((_, __, response) => sendDocuments(response, [velperplein]));
		await geocoder.search('*:* OR type:"gemeente" {!func} -dam', undefined, 5);
		expect(asked[0]?.searchParams.get("q")).toBe("or type gemeente func dam");
	});

	it("leaves out what is no address or not complete, and never takes over markup", async () => {
		const { geocoder } = await geocoderWith((_, __, response) =>
			sendDocuments(response, [
				{ ...velperplein, type: "weg" },
				{ ...velperplein, centroide_ll: "POINT(5,9 51)" },
				{ ...velperplein, centroide_ll: "POINT(999 51)" },
				{ ...velperplein, gemeentecode: 202 },
				{ ...velperplein, straatnaam: "<img src=x onerror=alert(1)>" },
				{ ...velperplein, huisnummer: { toString: "boo" } },
				null,
				"text",
				[velperplein],
				velperplein,
			]),
		);
		expect(await geocoder.search("velperplein", undefined, 20)).toEqual([expected]);
	});

	it("answers nothing when nothing was found", async () => {
		const { geocoder } = await geocoderWith((_, __, response) => sendDocuments(response, []));
		expect(await geocoder.search("nergens", undefined, 5)).toEqual([]);
		expect(await geocoder.reverse(52, 5)).toBeUndefined();
	});
});

describe("a public address search that misbehaves is unavailable, never a crash", () => {
	const endless = (response: ServerResponse): void => {
		const write = (): void => {
			while (!response.destroyed && response.write("x".repeat(65_536)));
			if (!response.destroyed) response.once("drain", write);
		};
		write();
	};
	const misbehaviours: Readonly<Record<string, (response: ServerResponse) => void>> = {
		"says 500": (response) => response.writeHead(500).end("oops"),
		"says 429": (response) => response.writeHead(429).end(),
		"sends no JSON": (response) => response.end("<html>"),
		"sends another shape": (response) => response.end('{"response":{"docs":{}}}'),
		"sends null": (response) => response.end("null"),
		redirects: (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
		"breaks off": (response) => {
			response.write('{"response":');
			response.socket?.destroy();
		},
		"never answers": () => {},
		"never ends": endless,
	};
	for (const [title, misbehave] of Object.entries(misbehaviours)) {
		it(`when it ${title}`, async () => {
			const { geocoder } = await geocoderWith((_, __, response) => misbehave(response), { timeoutMs: 300, maxBytes: 1_000_000 });
			await expect(geocoder.search("velperplein", undefined, 5)).rejects.toBeInstanceOf(GeocoderUnavailable);
			await expect(geocoder.reverse(52, 5)).rejects.toBeInstanceOf(GeocoderUnavailable);
		});
	}

	it("and is asked again after a failure", async () => {
		let failing = true;
		const { geocoder } = await geocoderWith((_, __, response) =>
			failing ? response.writeHead(503).end() : sendDocuments(response, [velperplein]),
		);
		await expect(geocoder.reverse(52, 5)).rejects.toBeInstanceOf(GeocoderUnavailable);
		failing = false;
		expect(await geocoder.reverse(52, 5)).toEqual(expected);
	});
});
