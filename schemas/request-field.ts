/** How an attribute of a request is read and stored. A text that nobody gave is "", anything else null. */
type RequestAttributeKind =
	| "line"
	| "multiline"
	| "address"
	| "email"
	| "postal-code"
	| "number-plate"
	| "day"
	| "flag"
	| "number"
	/** Index of the time of day at which the applicant mostly charges, 0 to 3. */
	| "timeslot";

/** The description of an attribute in request-fields.json: a field that is stored as the source gives it. */
export interface RequestAttribute {
	readonly kind: RequestAttributeKind;
	/** Maximum number of characters of a text, for `line`, `multiline` and `address`. */
	readonly most?: number;
	/** Applies to numbers. */
	readonly minimum?: number;
	/** Applies to numbers. */
	readonly maximum?: number;
	/** Maximum number of decimals of a number; 0 when left out. */
	readonly decimals?: number;
	/**
	 * Every stored request has it. When left out, the attribute is absent if no source gave it, and on requests that were imported before
	 * it existed.
	 */
	readonly always?: boolean;
}
