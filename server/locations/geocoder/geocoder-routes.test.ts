import { describe, expect, it } from "@jest/globals";
import Fastify from "fastify";
import { validation } from "../../plugins/validation.ts";
import { problems } from "../../problems/problems.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { sendDocuments, startAddressService } from "../../test-support/address-service.ts";
import { withoutGeocoder } from "./create-geocoder.ts";
import { type Geocoder, GeocoderUnavailable } from "./geocoder.ts";
import { geocoderRoutes } from "./geocoder-routes.ts";
import { OfflineGeocoder } from "./offline-geocoder.ts";
import { PdokGeocoder } from "./pdok-geocoder.ts";

async function appWith(geocoder: Geocoder) {
	const app = Fastify();
	await app.register(problems);
	await app.register(validation);
	const inTheNetherlands = { definition: { map: { countries: ["nl"] } } } as unknown as Tenant;
	app.addHook("onRequest", async (request) => {
		request.tenant = inTheNetherlands;
	});
	await app.register(geocoderRoutes, { prefix: "/:tenant", geocoder });
	return app;
}

const failing: Geocoder = {
	source: "test",
	search: async () => Promise.reject(new GeocoderUnavailable("test")),
	reverse: async () => Promise.reject(new GeocoderUnavailable("test")),
};

describe("the geocoder routes", () => {
	it("REQ-238 answers addresses in parts, with position, municipality, province and country", async () => {
		const app = await appWith(new OfflineGeocoder());
		const found = (await app.inject("/any/geocoder/search?q=jansbuitensingel%2032")).json();
		expect(found.data[0]).toMatchObject({
			street: "Jansbuitensingel",
			number: "32",
			postalCode: "6811 AE",
			city: "Arnhem",
			municipalityCode: "0202",
			municipality: "Arnhem",
			province: "Gelderland",
			country: "nl",
		});
		const { latitude, longitude } = found.data[0];
		const reversed = (await app.inject(`/any/geocoder/reverse?lat=${latitude}&lng=${longitude}`)).json();
		expect(reversed.data).toEqual([found.data[0]]);
		expect(reversed.related.municipality).toEqual({ code: "0202", name: "Arnhem", province: "Gelderland" });
	});

	it("REA-049 looks for addresses in the Netherlands alone, and asks the public search for results of type address in its Dutch index", async () => {
		const app = await appWith(new OfflineGeocoder());
		expect((await app.inject("/any/geocoder/search?q=dok-zuid%208%20gent")).json().data).toEqual([]);
		const found = (await app.inject("/any/geocoder/search?q=steenstraat%20arnhem")).json().data as {
			municipalityCode: string;
			number: string;
		}[];
		expect(found.length).toBeGreaterThan(0);
		for (const { municipalityCode, number } of found)
			expect([municipalityCode, number]).toEqual([expect.stringMatching(/^\d{4}$/), expect.any(String)]);
		const service = await startAddressService((_verb, _parameters, response) => sendDocuments(response, []));
		try {
			await (await appWith(new PdokGeocoder(service.address, {}))).inject("/any/geocoder/search?q=arnhem");
			expect(new Set(service.asked.map((url) => url.searchParams.get("fq")))).toEqual(new Set(["type:adres"]));
		} finally {
			await service.stop();
		}
	});

	it.each(["Infinity", "-Infinity", "NaN", "1e999", "91", ""])("refuses the latitude %j", async (lat) => {
		const answer = await (await appWith(new OfflineGeocoder())).inject({ url: "/any/geocoder/reverse", query: { lat, lng: "5.91" } });
		expect(answer.statusCode).toBe(400);
	});

	it("REQ-253 says when the geocoder is unavailable and when there is no address", async () => {
		const unavailable = await (await appWith(failing)).inject("/any/geocoder/search?q=arnhem");
		expect(unavailable.statusCode).toBe(503);
		expect(unavailable.json()).toMatchObject({ code: "geocoder-unavailable", message: "Geocoder is not (yet) available" });

		const switchedOff = await (await appWith(withoutGeocoder)).inject("/any/geocoder/reverse?lat=52&lng=5.9");
		expect([switchedOff.statusCode, switchedOff.json().message]).toEqual([503, "Geocoder is not (yet) available"]);

		const app = await appWith(new OfflineGeocoder());
		expect((await app.inject("/any/geocoder/search?q=nergensstraat")).json()).toEqual({ data: [], metaData: { message: "not found" } });
		expect((await app.inject("/any/geocoder/reverse?lat=52.08&lng=5.83")).json()).toEqual({
			data: [],
			related: { municipality: { code: "0228", name: "Ede", province: "Gelderland" } },
			metaData: { message: "not found" },
		});
	});

	it("refuses questions that are none", async () => {
		const app = await appWith(new OfflineGeocoder());
		for (const query of [
			"search",
			"search?q=",
			"search?q=a&limit=1000",
			"search?q=a&lat=52",
			"search?q=a&x=1",
			"reverse?lat=91&lng=5",
			"reverse?lat=52",
			"reverse?lat=NaN&lng=5",
		]) {
			expect([query, (await app.inject(`/any/geocoder/${query}`)).statusCode]).toEqual([query, 400]);
		}
	});
});
