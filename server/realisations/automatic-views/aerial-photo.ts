import type { OutsideLimits } from "../../outside/answer.ts";
import { boundedPicture, pictureLimits } from "./bounded-picture.ts";
import type { Position, ViewSource } from "./view-source.ts";

/** Of the picture, in pixels. */
const size = { width: 640, height: 480 };
/** Ground distance covered by one pixel, so that the picture shows the place, its street and the houses along it. */
const metresPerPixel = 0.125;
/** Half of the earth's circumference at the equator, in metres of the web map projection. */
const halfTheWorld = 20_037_508.342789244;

/** Top views cut out of an aerial photograph by a web map service (WMS 1.3.0). */
export class AerialPhoto implements ViewSource {
	readonly #address: string;
	readonly #limits: OutsideLimits;

	/** `address`: the service with its layers, e.g. "https://service.pdok.nl/hwh/luchtfotorgb/wms/v1_0?layers=Actueel_orthoHR". */
	constructor(address: string, limits: Partial<OutsideLimits> = {}) {
		this.#address = address;
		this.#limits = { ...pictureLimits, ...limits };
	}

	picture(position: Position): Promise<Uint8Array | undefined> {
		const url = new URL(this.#address);
		const parameters = {
			service: "WMS",
			version: "1.3.0",
			request: "GetMap",
			styles: "",
			crs: "EPSG:3857",
			bbox: boxAround(position)
				.map((metres) => metres.toFixed(2))
				.join(","),
			width: String(size.width),
			height: String(size.height),
			format: "image/jpeg",
		};
		for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
		return boundedPicture(url, this.#limits);
	}
}

/** West, south, east, north in metres of EPSG:3857, whose metres grow longer away from the equator. */
function boxAround({ latitude, longitude }: Position): readonly [number, number, number, number] {
	const x = (longitude / 180) * halfTheWorld;
	const y = (Math.log(Math.tan(((90 + latitude) * Math.PI) / 360)) / Math.PI) * halfTheWorld;
	const stretch = metresPerPixel / Math.cos((latitude * Math.PI) / 180) / 2;
	const [across, up] = [size.width * stretch, size.height * stretch];
	return [x - across, y - up, x + across, y + up];
}
