import { comparableText } from "../../../engine/index.ts";

const POSTAL_CODE = /\b(\d{4})\s+([a-z]{2})(?![a-z0-9])/g;

/**
 * The words of an address or a query in comparable form: lower case, without accents and punctuation, a postal code as one word ("6811 KD"
 * and "6811kd" are equal).
 */
export function searchWords(text: string): readonly string[] {
	return comparableText(text)
		.replace(/['`]/g, "")
		.replace(POSTAL_CODE, "$1$2")
		.split(/[^\p{Letter}\p{Number}]+/u)
		.filter((word) => word !== "");
}
