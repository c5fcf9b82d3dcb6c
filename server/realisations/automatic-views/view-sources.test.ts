import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "@jest/globals";
import { jpegOf, type Respond, sendPicture, startPictureService } from "../../test-support/picture-service.ts";
import { AerialPhoto } from "./aerial-photo.ts";
import { StreetView } from "./street-view.ts";
import { type ViewSource, ViewUnavailable } from "./view-source.ts";

const place = { latitude: 51.98513, longitude: 5.8987 };
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(started.splice(0).map((service) => service.stop()));
});

async function serviceWith(respond: Respond) {
	const service = await startPictureService(respond);
	started.push(service);
	return service;
}

/**
 * Answers like Google's Street View Static API: 403 without a key, and 404 for a place without a picture when the request asks for an error
 * code.
 */
const streetService: Respond = (asked, response) => {
	const parameters = asked.searchParams;
	if (asked.pathname !== "/maps/api/streetview" || parameters.get("key") !== "sleutel") return void response.writeHead(403).end();
	if (!/^\d+x\d+$/.test(parameters.get("size") ?? "")) return void response.writeHead(400).end();
	if (!parameters.get("location")?.startsWith("51.98"))
		return void response.writeHead(parameters.has("return_error_code") ? 404 : 200).end();
	const [width = 0, height = 0] = (parameters.get("size") ?? "").split("x").map(Number);
	sendPicture(response, jpegOf(width, height));
};

/** Answers like a web map service: an XML exception with status 200 to a request that it does not understand. */
const mapService: Respond = (asked, response) => {
	const parameters = new Map([...asked.searchParams].map(([name, value]) => [name.toUpperCase(), value]));
	const missing = ["SERVICE", "VERSION", "REQUEST", "LAYERS", "STYLES", "CRS", "BBOX", "WIDTH", "HEIGHT", "FORMAT"].filter(
		(name) => !parameters.has(name),
	);
	if (missing.length > 0 || parameters.get("LAYERS") !== "Actueel_orthoHR") {
		response.setHeader("content-type", "text/xml");
		response.end(`<ServiceExceptionReport version="1.3.0"><ServiceException>${missing}</ServiceException></ServiceExceptionReport>`);
		return;
	}
	sendPicture(response, jpegOf(Number(parameters.get("WIDTH")), Number(parameters.get("HEIGHT"))));
};

const streetAt = (address: string, limits = {}) => new StreetView(`${address}/maps/api/streetview`, "sleutel", limits);
const photoAt = (address: string, limits = {}) => new AerialPhoto(`${address}/wms/v1_0?layers=Actueel_orthoHR`, limits);

describe("automatic views", () => {
	it("REQ-240 are a street view 640 wide with a field of view of 120, outdoor, and a top view out of public geodata", async () => {
		const street = await serviceWith(streetService);
		const photo = await serviceWith(mapService);
		expect(await streetAt(street.address).picture(place)).toEqual(jpegOf(640, 480));
		expect(Object.fromEntries(street.asked[0]?.searchParams ?? [])).toEqual({
			size: "640x480",
			location: "51.985130,5.898700",
			fov: "120",
			source: "outdoor",
			return_error_code: "true",
			key: "sleutel",
		});
		expect(await photoAt(photo.address).picture(place)).toEqual(jpegOf(640, 480));
		const asked = Object.fromEntries(photo.asked[0]?.searchParams ?? []);
		expect(asked).toMatchObject({ service: "WMS", request: "GetMap", crs: "EPSG:3857", format: "image/jpeg", layers: "Actueel_orthoHR" });
		const [west = 0, south = 0, east = 0, north = 0] = String(asked.bbox).split(",").map(Number);
		// The place is in the middle, and the picture covers 80 by 60 metres.
		const ground = Math.cos((place.latitude * Math.PI) / 180);
		expect([(east - west) * ground, (north - south) * ground].map(Math.round)).toEqual([80, 60]);
		expect((((west + east) / 2) * 180) / 20_037_508.342789244).toBeCloseTo(place.longitude, 5);
		const middle = (((south + north) / 2) * Math.PI) / 20_037_508.342789244;
		expect((2 * Math.atan(Math.exp(middle)) * 180) / Math.PI - 90).toBeCloseTo(place.latitude, 5);
	});

	it("are none where the service has no picture of the place", async () => {
		const { address } = await serviceWith(streetService);
		expect(await streetAt(address).picture({ latitude: 10, longitude: 10 })).toBeUndefined();
	});

	it("are unavailable when the service does not know its layer or key", async () => {
		const { address } = await serviceWith(mapService);
		await expect(new AerialPhoto(`${address}/wms?layers=Oud`).picture(place)).rejects.toBeInstanceOf(ViewUnavailable);
		const street = await serviceWith(streetService);
		await expect(new StreetView(`${street.address}/maps/api/streetview`, null).picture(place)).rejects.toBeInstanceOf(ViewUnavailable);
	});
});

describe("a source of pictures that misbehaves is unavailable, never a crash", () => {
	const endless = (response: ServerResponse): void => {
		const write = (): void => {
			while (!response.destroyed && response.write(Buffer.alloc(65_536)));
			if (!response.destroyed) response.once("drain", write);
		};
		write();
	};
	let elsewhere = 0;
	const misbehaviours: Readonly<Record<string, (response: ServerResponse) => void>> = {
		"says 500": (response) => response.writeHead(500).end("oops"),
		"sends a page as if it were a picture": (response) => sendPicture(response, Buffer.from("<script>alert(1)</script>")),
		"sends an empty answer": (response) => sendPicture(response, Buffer.alloc(0)),
		"sends a PNG": (response) => sendPicture(response, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
		"sends half a picture": (response) => sendPicture(response, jpegOf(640, 480).subarray(0, -2)),
		"sends a picture with something behind it": (response) =>
			sendPicture(response, Buffer.concat([jpegOf(640, 480), Buffer.from("PK\u0003\u0004")])),
		"sends a picture that would be huge": (response) => sendPicture(response, jpegOf(60_000, 60_000)),
		"sends a picture of one pixel": (response) => sendPicture(response, jpegOf(1, 1)),
		"sends too many bytes": (response) => sendPicture(response, jpegOf(640, 480, 300_000)),
		redirects: (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
		"breaks off": (response) => {
			response.write(Buffer.from([0xff, 0xd8, 0xff]));
			response.socket?.destroy();
		},
		"never answers": () => {},
		"never ends": endless,
	};
	for (const [title, misbehave] of Object.entries(misbehaviours)) {
		it(`when it ${title}`, async () => {
			const { address } = await serviceWith(({ pathname }, response) => {
				if (pathname === "/elsewhere") elsewhere += 1;
				misbehave(response);
			});
			const sources: readonly ViewSource[] = [streetAt, photoAt].map((source) => source(address, { timeoutMs: 300, maxBytes: 200_000 }));
			for (const source of sources) await expect(source.picture(place)).rejects.toBeInstanceOf(ViewUnavailable);
			expect(elsewhere).toBe(0);
		});
	}
});
