import { plainText } from "./plain-text.ts";

const pair = /^\s{0,20}([+-]?\d{1,3}(?:\.\d{1,20})?)\s{0,20}[,;]\s{0,20}([+-]?\d{1,3}(?:\.\d{1,20})?)\s{0,20}$/;

/**
 * Two numbers with a decimal comma each, as this product shows them: "52,50670, 6,09207", "52,5 6,1". Four groups of digits cannot mean
 * anything else.
 */
const dutchPair = /^\s{0,20}([+-]?\d{1,3}),(\d{1,20})(?:\s{0,20}[,;]\s{0,20}|\s{1,20})([+-]?\d{1,3}),(\d{1,20})\s{0,20}$/;

/** One number in Dutch notation: "51,98". Nobody means a location by two whole numbers. */
const oneWithComma = /^\s{0,20}[+-]?\d+,\d+\s{0,20}$/;

/**
 * Reads "52.37, 4.89", with or without the space, or "52,37, 4,89", as pasted into one field; undefined when it is not such a pair on
 * earth, or is one number with a comma.
 */
export function parseCoordinates(text: string): { readonly latitude: number; readonly longitude: number } | undefined {
	const [latitude, longitude] = numbersIn(plainText(text));
	if (latitude === undefined || longitude === undefined) return undefined;
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function numbersIn(plain: string): readonly number[] {
	const [, degrees, fraction, otherDegrees, otherFraction] = dutchPair.exec(plain) ?? [];
	if (degrees !== undefined) return [Number(`${degrees}.${fraction}`), Number(`${otherDegrees}.${otherFraction}`)];
	const [, latitude, longitude] = (oneWithComma.test(plain) ? null : pair.exec(plain)) ?? [];
	return latitude === undefined ? [] : [Number(latitude), Number(longitude)];
}
