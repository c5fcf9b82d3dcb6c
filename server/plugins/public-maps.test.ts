import { afterEach, describe, expect, it } from "@jest/globals";
import { sendDocuments, startAddressService, velperplein } from "../test-support/address-service.ts";
import { localServer } from "../test-support/local-server.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";

const png = Buffer.from("89504e470d0a1a0a", "hex");
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Stubs for both public services on this machine, as one server that can be stopped. */
async function startServices() {
	const state = { away: false, page: false };
	const search = await startAddressService((_verb, _parameters, response) => {
		if (state.away) response.writeHead(503).end();
		else sendDocuments(response, [velperplein]);
	});
	const tilesAsked: string[] = [];
	const tiles = await localServer((request, response) => {
		tilesAsked.push(request.url ?? "");
		if (state.away) response.writeHead(503).end();
		else response.end(state.page ? "<html>Sign in to the network</html>" : png);
	});
	stops.push(search.stop, tiles.stop);
	const addresses = { addressSearch: search.address, tiles: `${tiles.address}/{z}/{x}/{y}.png` };
	return { state, addresses, host: tiles.address, searchAsked: search.asked, tilesAsked };
}

async function serverWith(
	services: Awaited<ReturnType<typeof startServices>>,
	settings: Record<string, string> = { GEOCODER_URL: "auto", TILES_URL: "auto" },
	tenantFile: object = {},
): Promise<TestApp> {
	const place = { url: null, folder: ":memory:" };
	const test = await testApp({ place, remove: async () => undefined }, settings, { publicMaps: services.addresses, tenantFile });
	stops.push(test.close);
	return test;
}

async function mapsOf(test: TestApp) {
	const { headers } = await test.app.inject("/");
	const { body } = await test.person({ guest: [] }).get("configs");
	const { tenant } = body.data as unknown as { tenant: { map: { tilesUrl: string | null; addressSource: string | null } } };
	const pictures = String(headers["content-security-policy"])
		.split(";")
		.find((directive) => directive.startsWith("img-src"));
	return { pictures, tiles: tenant.map.tilesUrl, source: tenant.map.addressSource };
}

const none = "img-src 'self' data: blob:";
const embedded = { tiles: null, source: "embedded" };

/** Waits until the background requests are answered. */
async function until(isSo: () => boolean): Promise<void> {
	for (let left = 1_000; !isSo(); left -= 1) {
		if (left === 0) throw new Error("it never came to be so");
		await new Promise((done) => setTimeout(done, 5));
	}
}

const labels = async (test: TestApp) => {
	const { body } = await test.person({ cpo: ["0202"] }).get("geocoder/search?q=steenstraat%20arnhem");
	return (body.data as unknown as { label: string }[]).map(({ label }) => label);
};

describe("the public map services", () => {
	it("are used from when they answer, and may be fetched by a page that was opened before", async () => {
		const services = await startServices();
		const test = await serverWith(services);
		const opened = await mapsOf(test);
		expect(opened).toEqual({ pictures: `${none} ${services.host}`, ...embedded });
		// A server that was built but does not listen makes no requests.
		expect([services.searchAsked, services.tilesAsked]).toEqual([[], []]);
		expect(await labels(test)).not.toContain("Velperplein 8A, 6811 AG Arnhem");

		test.app.saysServing();
		await until(() => test.app.publicMaps.tiles !== null && test.app.publicMaps.addressSearch.availability.answers);
		expect(await mapsOf(test)).toEqual({
			pictures: opened.pictures,
			tiles: services.addresses.tiles,
			source: "public",
		});
		expect(services.tilesAsked).toEqual(["/7/65/42.png"]);
		expect(await labels(test)).toEqual(["Velperplein 8A, 6811 AG Arnhem"]);
	});

	it("that fall silent are followed by the embedded ones at that very question", async () => {
		const services = await startServices();
		const test = await serverWith(services);
		const { availability } = test.app.publicMaps.addressSearch;
		test.app.saysServing();
		await until(() => availability.answers);
		services.state.away = true;
		expect((await labels(test)).length).toBeGreaterThan(0);
		expect([availability.answers, (await mapsOf(test)).source]).toEqual([false, "embedded"]);
	});

	it("are not used for a map that reaches over the border, nor when a network answers with a page of its own", async () => {
		const services = await startServices();
		const belgian = await serverWith(services, undefined, {
			map: {
				center: { latitude: 51, longitude: 4.4 },
				zoom: 8,
				bounds: [
					[50, 2],
					[52, 7],
				],
				countries: ["be", "nl"],
			},
		});
		belgian.app.saysServing();
		await until(() => belgian.app.publicMaps.tiles !== null && belgian.app.publicMaps.addressSearch.availability.answers);
		expect(await mapsOf(belgian)).toMatchObject({ tiles: null, source: "embedded" });

		services.state.page = true;
		const behindPage = await serverWith(services);
		const before = services.tilesAsked.length;
		behindPage.app.saysServing();
		await until(() => behindPage.app.publicMaps.addressSearch.availability.answers && services.tilesAsked.length > before);
		expect((await mapsOf(behindPage)).tiles).toBeNull();
	});

	it("are asked nothing where the deployment says offline", async () => {
		const services = await startServices();
		const test = await serverWith(services, {});
		test.app.saysServing();
		expect((await labels(test)).length).toBeGreaterThan(0);
		expect(await mapsOf(test)).toEqual({ pictures: none, ...embedded });
		expect([services.searchAsked, services.tilesAsked]).toEqual([[], []]);
	});
});
