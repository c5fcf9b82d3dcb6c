/** How an attribute of a request is read and kept. A text that nobody gave is "", anything else null. */
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
	/** Number of the hours in which somebody mostly charges, 0 to 3. */
	| "timeslot";

/** What request-fields.json says of an attribute: a field that is stored as its source tells it. */
export interface RequestAttribute {
	readonly kind: RequestAttributeKind;
	/** Most characters of a text, which `line`, `multiline` and `address` have. */
	readonly most?: number;
	/** Of a number. */
	readonly minimum?: number;
	/** Of a number. */
	readonly maximum?: number;
	/** Most digits behind the comma of a number; 0 when left out. */
	readonly decimals?: number;
	/** Every stored request has it. Left out: it is absent where nobody told it, and from those that came in before there was such an attribute. */
	readonly always?: boolean;
}
