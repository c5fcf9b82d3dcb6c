const fourDigits = /^\d{4} ?[A-Za-z]{2}$/;
const belgian = /^[1-9]\d{3}$/;
const neverIssued = new Set(["SA", "SD", "SS"]);

/** Four digits, an optional space, two letters that are not SA, SD or SS. */
export function isPostalCode(text: string): boolean {
	return fourDigits.test(text) && !neverIssued.has(text.slice(-2).toUpperCase());
}

/** "1234 AB", the Dutch notation; the text itself when it is not a postal code. */
export function formatPostalCode(text: string): string {
	return isPostalCode(text) ? `${text.slice(0, 4)} ${text.slice(-2).toUpperCase()}` : text;
}

/** Four digits, as Belgium has them: 1000 to 9999. */
export function isBelgianPostalCode(text: string): boolean {
	return belgian.test(text);
}
