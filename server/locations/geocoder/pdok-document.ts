import { addressLabel } from "./address-label.ts";
import { type GeocodedAddress, GeocoderUnavailable } from "./geocoder.ts";

/** Fields requested from the service; its default list lacks the position and the municipality. */
export const PDOK_FIELDS =
	"id,type,weergavenaam,straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam,gemeentecode,centroide_ll,afstand";

/** Maximum length of a field; anything longer is not an address. */
const MAX_TEXT = 200;
const POINT = /^POINT\(\s*(-?\d{1,3}(?:\.\d{1,20})?)\s+(-?\d{1,3}(?:\.\d{1,20})?)\s*\)$/;

export type PdokDocument = Readonly<Record<string, unknown>>;

/** The documents of an answer; throws `GeocoderUnavailable` when it is not an answer of this service at all. */
export function pdokDocuments(answer: unknown): readonly PdokDocument[] {
	const response = isObject(answer) ? answer.response : undefined;
	const docs = isObject(response) ? response.docs : undefined;
	if (!Array.isArray(docs)) throw new GeocoderUnavailable("an answer without response.docs");
	return docs.filter(isObject);
}

/** The address in a document, or undefined when it is of another type, incomplete or nonsense. */
export function asAddress(document: PdokDocument): GeocodedAddress | undefined {
	const position = POINT.exec(text(document.centroide_ll));
	const street = text(document.straatnaam);
	const city = text(document.woonplaatsnaam);
	const municipalityCode = text(document.gemeentecode);
	const number = houseNumber(document.huisnummer);
	if (document.type !== "adres" || position === null || street === "" || number === "" || !/^\d{4}$/.test(municipalityCode))
		return undefined;
	// The service writes longitude first.
	const [longitude, latitude] = [Number(position[1]), Number(position[2])];
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
	const parts = { street, number, suffix: suffix(document), postalCode: postalCode(text(document.postcode)), city };
	return { label: addressLabel(parts), ...parts, municipalityCode, latitude, longitude };
}

/** Letter and addition together: "A", "bis", "A-1". */
function suffix(document: PdokDocument): string {
	return [text(document.huisletter), text(document.huisnummertoevoeging)].filter((part) => part !== "").join("-");
}

function houseNumber(value: unknown): string {
	if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return String(value);
	return typeof value === "string" && /^\d{1,6}$/.test(value) ? value : "";
}

/** The service writes "3581WS", the product "3581 WS". */
function postalCode(value: string): string {
	const match = /^(\d{4})\s?([A-Z]{2})$/.exec(value);
	return match ? `${match[1]} ${match[2]}` : "";
}

/** Plain text: control characters and angle brackets never belong to an address and are refused as a whole. */
function text(value: unknown): string {
	return typeof value === "string" && value.length <= MAX_TEXT && !/[\p{Control}<>]/u.test(value) ? value.trim() : "";
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
