/**
 * The path to go to after signing in: a path of our own origin, or "/" for anything else. An address that leads
 * elsewhere ("//host", "/\host", "https:…") never gets through, nor does the return address itself.
 */
export function returnPath(wanted: unknown, origin: string): string {
	if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return "/";
	const address = new URL(wanted, origin);
	if (address.origin !== origin || address.pathname === signedInPath) return "/";
	return `${address.pathname}${address.search}${address.hash}`;
}

/** The path to which the identity provider redirects. */
export const signedInPath = "/aangemeld";
