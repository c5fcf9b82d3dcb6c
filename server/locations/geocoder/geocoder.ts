/** An address with its position, as every geocoder returns it. Absent parts are "". */
export interface GeocodedAddress {
	/** One line: "Velperplein 1A, 6811 AG Arnhem". */
	readonly label: string;
	readonly street: string;
	readonly number: string;
	readonly suffix: string;
	/** "1234 AB", "9000" in Belgium, or "" when unknown. */
	readonly postalCode: string;
	readonly city: string;
	/** Four digits, five in Belgium. */
	readonly municipalityCode: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** Country in which addresses are searched. */
export type Country = "nl" | "be";

export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * Finds addresses by text and by position. No result is an empty answer; a service that cannot answer now throws `GeocoderUnavailable`, and
 * nothing else is thrown.
 */
export interface Geocoder {
	/** This server computes the answers itself and never calls a service elsewhere. */
	readonly embedded?: true;
	/** Name of the service, which is stored with its results; "" if there is none. */
	readonly source: string;
	/** Of several services, the one that answers now for these countries. A caller that stores results uses this one, and its name. */
	readonly current?: (countries?: readonly Country[]) => Geocoder;
	/** Best first, only in these countries; with `near`, nearer ones come first among equals. */
	search(query: string, near: Position | undefined, limit: number, countries?: readonly Country[]): Promise<readonly GeocodedAddress[]>;
	/** The address at the position, or undefined when none is close enough. */
	reverse(latitude: number, longitude: number, countries?: readonly Country[]): Promise<GeocodedAddress | undefined>;
}

/** The address service did not answer, or its answer cannot be trusted. `cause` says why, for the log. */
export class GeocoderUnavailable extends Error {
	override readonly name = "GeocoderUnavailable";

	constructor(reason: string, cause?: unknown) {
		super(`The geocoder is not available: ${reason}`, { cause });
	}
}
