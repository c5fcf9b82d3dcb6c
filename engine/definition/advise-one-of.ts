/**
 * The remedy for a name that is not one of these. `more`: another way out, e.g. "or write it out". A name may be empty: that of a list's
 * first tab.
 */
export function adviseOneOf(known: readonly (string | number)[], more = ""): string {
	const names = known.filter((name) => name !== "");
	if (names.length > 0) return `Use one of: ${names.join(", ")}${more === "" ? "" : `; ${more}`}.`;
	return more === "" ? "There is none to name: leave it out." : `There is none to name: leave it out, ${more}.`;
}
