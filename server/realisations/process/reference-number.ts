const fewestDigits = 5;

/** The number of a process as its references end with it. */
export function referenceNumber(number: number | string): string {
	return String(number).padStart(fewestDigits, "0");
}

/**
 * How a reference is stored of which somebody typed only the number, or the whole without its zeros; null for anything else. Lower case
 * stays lower case.
 */
export function storedReference(typed: string): string | null {
	const [, prefix = "", number] = /^(?:(.+)-)?0*(\d+)$/.exec(typed) ?? [];
	return number === undefined ? null : `${prefix}-${referenceNumber(number)}`;
}
