/** The parts of the address search that other capabilities use. */
export { addressQuery as writtenAddress } from "./geocoder/address-query.ts";
export { elsewhereFrom } from "./geocoder/elsewhere.ts";
export { type Country, type GeocodedAddress, type Geocoder, GeocoderUnavailable } from "./geocoder/geocoder.ts";
export { addressAnswer, geocodedAddress } from "./geocoder/geocoder-answer.ts";
