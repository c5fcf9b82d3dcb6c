import type { PublicMaps } from "../../plugins/public-maps.ts";
import { automaticGeocoder } from "./automatic-geocoder.ts";
import { type Geocoder, GeocoderUnavailable } from "./geocoder.ts";
import { OfflineGeocoder } from "./offline-geocoder.ts";
import { PdokGeocoder } from "./pdok-geocoder.ts";

/** According to the setting: `auto`, an address of the Dutch public search, or `none`; null for the embedded address file. */
export function createGeocoder(setting: string | null, { address, availability }: PublicMaps["addressSearch"]): Geocoder {
	if (setting === "none") return withoutGeocoder;
	if (setting === "auto") return automaticGeocoder(new PdokGeocoder(address), new OfflineGeocoder(), availability);
	return setting === null ? new OfflineGeocoder() : new PdokGeocoder(setting);
}

const switchedOff = async () => {
	throw new GeocoderUnavailable("none is configured");
};

export const withoutGeocoder: Geocoder = { source: "", search: switchedOff, reverse: switchedOff };
