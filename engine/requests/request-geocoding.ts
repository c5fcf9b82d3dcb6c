/**
 * Where the place of a request comes from. `found`: looked up by its address. `failed`: looked up, and not
 * found within the postal code. `manual`: somebody said where it is, which no lookup overwrites. A request without
 * this has the place that its source told, or was never looked up.
 */
export interface RequestGeocoding {
	readonly state: "found" | "failed" | "manual";
	/** One line, what the lookup found; "" otherwise. It may be another house number of the street. */
	readonly address: string;
	/** Name of the service that was asked; "" for a place that somebody set. */
	readonly source: string;
	/** Milliseconds since 1970 (UTC). */
	readonly at: number;
}
