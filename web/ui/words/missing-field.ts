export interface MissingField {
	/** Id of the element to focus. */
	readonly id: string;
	readonly label: string;
}
