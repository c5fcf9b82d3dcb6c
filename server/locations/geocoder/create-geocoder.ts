import { type Geocoder, GeocoderUnavailable } from "./geocoder.ts";
import { OfflineGeocoder } from "./offline-geocoder.ts";
import { PdokGeocoder } from "./pdok-geocoder.ts";

/** The Dutch public address search when its address is configured, none when it is switched off, otherwise the embedded address file. */
export function createGeocoder(settings: { readonly geocoderUrl?: string | undefined }): Geocoder {
	if (settings.geocoderUrl === "none") return withoutGeocoder;
	return settings.geocoderUrl ? new PdokGeocoder(settings.geocoderUrl) : new OfflineGeocoder();
}

const switchedOff = async () => {
	throw new GeocoderUnavailable("none is configured");
};

const withoutGeocoder: Geocoder = { source: "", search: switchedOff, reverse: switchedOff };
