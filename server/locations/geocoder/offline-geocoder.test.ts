import { describe, expect, it } from "@jest/globals";
import { addressQuery } from "./address-query.ts";
import { OfflineGeocoder } from "./offline-geocoder.ts";

const geocoder = new OfflineGeocoder();
const search = async (query: string, limit = 5) => (await geocoder.search(query, undefined, limit)).map(({ label }) => label);

describe("the offline geocoder", () => {
	it("finds an address by the beginning of its street and its city", async () => {
		expect(await search("jansbuiten arnh")).toEqual(["Jansbuitensingel 32, 6811 AE Arnhem"]);
	});

	it("puts the asked house number before numbers that begin with it", async () => {
		const found = await search("velperweg 1 arnhem");
		expect(found[0]).toBe("Velperweg 1, 6824 BZ Arnhem");
	});

	it("finds by postal code with and without its space", async () => {
		expect(await search("6811 ae")).toEqual(await search("6811AE"));
		expect(await search("6811AE")).toContain("Jansbuitensingel 32, 6811 AE Arnhem");
	});

	it("takes accents, capitals and punctuation as nobody types them", async () => {
		expect(await search("JANSBUITENSÍNGEL, 32")).toEqual(["Jansbuitensingel 32, 6811 AE Arnhem"]);
	});

	it("offers the nearest known numbers of the street when the asked one is unknown", async () => {
		expect(await search("steenstraat 93 arnhem", 1)).toEqual(["Steenstraat 94, 6828 CN Arnhem"]);
	});

	it("understands the agreed form of a written address, within the postal area", async () => {
		const query = addressQuery({ street: "Steenstraat", number: "30", postalCode: "6828 CJ", city: "Arnhem" });
		expect(query).toBe("Steenstraat 30, 6828 CJ stad Arnhem");
		expect(await search(query)).toEqual(["Steenstraat 94, 6828 CN Arnhem"]);
	});

	it("prefers the nearer of equal answers", async () => {
		const zwolle = { latitude: 52.51, longitude: 6.09 };
		const [first] = await geocoder.search("stationsplein", zwolle, 1);
		expect(first?.municipalityCode).toBe("0193");
	});

	it("answers nothing for text without words and for unknown streets, and stays within the limit", async () => {
		expect(await search("😀 --- ")).toEqual([]);
		expect(await search("Nergensstraat 1")).toEqual([]);
		expect(await search("arnhem", 3)).toHaveLength(3);
	});

	it("looks in the countries it is asked about", async () => {
		expect(await search("dok-zuid gent")).toEqual([]);
		const [there] = await geocoder.search("dok-zuid 8 gent", undefined, 1, ["be", "nl"]);
		expect(there).toMatchObject({ street: "Dok-Zuid", city: "Gent", postalCode: "9000", municipalityCode: "44021" });
		const { latitude = 0, longitude = 0 } = there ?? {};
		expect((await geocoder.reverse(latitude, longitude, ["nl", "be"]))?.municipalityCode).toBe("44021");
		expect(await geocoder.reverse(latitude, longitude)).toBeUndefined();
	});

	it("names the address at a position, and none in the middle of a forest", async () => {
		const [address] = await geocoder.search("Jansbuitensingel 32", undefined, 1);
		expect(address).toMatchObject({
			street: "Jansbuitensingel",
			number: "32",
			suffix: "",
			postalCode: "6811 AE",
			city: "Arnhem",
			municipalityCode: "0202",
		});
		expect(await geocoder.reverse(address?.latitude ?? 0, (address?.longitude ?? 0) + 0.0001)).toEqual(address);
		expect(await geocoder.reverse(52.08, 5.83)).toBeUndefined();
	});
});
