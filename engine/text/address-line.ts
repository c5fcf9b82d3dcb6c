import { objectOf } from "../json/json-object.ts";
import { isBelgianPostalCode } from "./postal-code.ts";

/** A house number in its parts, with what determines the country whose notation applies. */
interface HouseNumberParts {
	readonly number: unknown;
	/** Letter, addition or box, as it is stored. */
	readonly suffix?: unknown;
	readonly postalCode?: unknown;
	/** Name or code; if left out, the postal code decides. */
	readonly country?: unknown;
}

const belgianNames: ReadonlySet<string> = new Set(["be", "bel", "belgie", "belgië", "belgium", "belgique"]);
const box = /^(?:bus|box|bte|boîte|boite)\.?\s*(?=\S)/i;
/** "A3", "A-3" and "A bus 3": a letter that belongs to the number, and a box in that building. */
const letterAndBox = /^(\p{L})(?:\s*[-/]\s*|\s+(?:bus|box|bte)?\.?\s*|)(\d.*)$/iu;

/**
 * A house number in the notation of its country, so that number and addition never read as another number: "8 bus 3" in Belgium, "8A",
 * "8-3" and "8A-3" in the Netherlands.
 */
export function houseNumber({ number, suffix, postalCode, country }: HouseNumberParts): string {
	const front = textOf(number);
	const behind = textOf(suffix).replace(/^[\s/-]+/, "");
	if (behind === "" || front === "") return `${front}${behind}`;
	if (box.test(behind)) return `${front} bus ${behind.replace(box, "")}`;
	if (!isBelgian(postalCode, country)) return /^\d/.test(behind) ? `${front}-${behind}` : `${front}${behind}`;
	const lettered = letterAndBox.exec(behind);
	if (lettered) return `${front}${lettered[1]} bus ${lettered[2]}`;
	return /^\d/.test(behind) ? `${front} bus ${behind}` : `${front}${behind}`;
}

/** Whether the parts are those of an address in Belgium. */
export function isBelgian(postalCode: unknown, country?: unknown): boolean {
	const named = textOf(country).toLowerCase();
	return named === "" ? isBelgianPostalCode(textOf(postalCode)) : belgianNames.has(named);
}

/** One line from a location's fields: "Hoofdstraat 1A, 1234 AB Plaats"; "" when nothing is known. */
export function addressLine(location: unknown, country?: unknown): string {
	const { StreetName, HouseNumber, HouseNumberSuffix, PostalCode, CityName } = objectOf(location);
	const number = houseNumber({ number: HouseNumber, suffix: HouseNumberSuffix, postalCode: PostalCode, country });
	return joined(", ", joined(" ", StreetName, number), joined(" ", PostalCode, CityName));
}

function textOf(part: unknown): string {
	return typeof part === "string" || typeof part === "number" ? String(part).trim() : "";
}

function joined(separator: string, ...parts: readonly unknown[]): string {
	return parts.filter((part) => part !== undefined && part !== null && part !== "").join(separator);
}
