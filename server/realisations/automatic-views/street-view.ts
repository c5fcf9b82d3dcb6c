import type { OutsideLimits } from "../../outside/answer.ts";
import { boundedPicture, pictureLimits } from "./bounded-picture.ts";
import type { Position, ViewSource } from "./view-source.ts";

/**
 * Pictures from the street by a service that speaks Google's Street View Static API. The service takes the picture nearest to the place,
 * turns the camera towards the place, and answers 404 where it has no picture.
 */
export class StreetView implements ViewSource {
	readonly #address: string;
	readonly #key: string | null;
	readonly #limits: OutsideLimits;

	/** `address`: e.g. "https://maps.googleapis.com/maps/api/streetview". */
	constructor(address: string, key: string | null, limits: Partial<OutsideLimits> = {}) {
		this.#address = address;
		this.#key = key;
		this.#limits = { ...pictureLimits, ...limits };
	}

	picture({ latitude, longitude }: Position): Promise<Uint8Array | undefined> {
		const url = new URL(this.#address);
		const parameters = {
			size: "640x480",
			location: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
			fov: "120",
			source: "outdoor",
			return_error_code: "true",
			...(this.#key === null ? {} : { key: this.#key }),
		};
		for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
		return boundedPicture(url, this.#limits);
	}
}
