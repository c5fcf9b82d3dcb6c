import type { Geocoder } from "./geocoder.ts";
import { OfflineGeocoder } from "./offline-geocoder.ts";
import { PdokGeocoder } from "./pdok-geocoder.ts";

/** The Dutch public address search when its address is configured, otherwise the embedded address file. */
export function createGeocoder(settings: { readonly geocoderUrl?: string | undefined }): Geocoder {
	return settings.geocoderUrl ? new PdokGeocoder(settings.geocoderUrl) : new OfflineGeocoder();
}
