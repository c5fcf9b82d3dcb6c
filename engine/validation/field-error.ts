export interface FieldError {
	/** Dotted path in the values, list items by index; "" for the whole form. */
	readonly path: string;
	readonly message: string;
}
