/**
 * How the location of a request was obtained. `found`: geocoded from its address. `failed`: geocoded, but not found within the postal code.
 * `manual`: set by a person, which no geocoding overwrites. A request without this has the location from its source, or was never geocoded.
 */
export interface RequestGeocoding {
	readonly state: "found" | "failed" | "manual";
	/** The address that the geocoder found, on one line; "" otherwise. It may be another house number in the street. */
	readonly address: string;
	/** Name of the geocoding service; "" for a location that a person set. */
	readonly source: string;
	/** Milliseconds since 1970 (UTC). */
	readonly at: number;
}
