/** A link of a manual page: to another page, by its slug; within the product; or to an external address. */
export type ManualLink = { readonly page: string; readonly fragment: string } | { readonly to: string } | { readonly href: string };

/** Where an address leads, as written in the Markdown; null for a kind of address that is not allowed. */
export function manualLink(address: string): ManualLink | null {
	// Browsers ignore white space and control characters in an address and would follow a different one than the one
	// checked here.
	if (/[\s\p{Cc}\\]/u.test(address)) return null;
	if (/^(https?:\/\/[^/]|mailto:[^/])/i.test(address)) return { href: address };
	if (/^#[\w%-]+$/.test(address)) return { to: address };
	if (/^\/(?!\/|%5c|%2f)/i.test(address)) return { to: address };
	const [, page, fragment = ""] = /^([a-z][a-z0-9-]*)(#[\w%-]+)?$/.exec(address) ?? [];
	return page === undefined ? null : { page, fragment };
}
