import { comparableText, type RequestHead, soundText } from "../../engine/index.ts";

/** What a request is found by, whichever keys the tenant searches by: applicants know their number plate. */
export const alwaysSearched = "numberplate";

/** Comparable texts by search key; keys that only processes have are absent. */
export function requestParts(request: RequestHead): Readonly<Record<string, string>> {
	const { ref, case_ref, summary, address, search } = request;
	const parts: Readonly<Record<string, string>> = {
		reference: `${ref} ${case_ref}`,
		name: summary.name,
		address: summary.address,
		postalCode: `${address.postalCode} ${address.postalCode.replace(" ", "")} ${search.postalcode}`,
		city: `${address.city} ${search.city}`,
		municipality: address.municipality,
		[alwaysSearched]: search.numberplate,
	};
	return Object.fromEntries(Object.entries(parts).map(([key, text]) => [key, soundText(comparableText(text))]));
}
