import { paths } from "../ui/paths.ts";

/** A page of the product, an external address, or null for a kind of address that is not allowed. */
type LinkTarget = { readonly to: string } | { readonly href: string } | null;

/** Where a link of a manual page leads. `address`: as written in the Markdown; a bare name is another manual page. */
export function linkTarget(address: string | undefined): LinkTarget {
	if (address === undefined) return null;
	// Browsers ignore white space and control characters in an address and would follow a different one than the one
	// checked here.
	if (/[\s\p{Cc}\\]/u.test(address)) return null;
	if (/^(https?:\/\/[^/]|mailto:[^/])/i.test(address)) return { href: address };
	if (/^#[\w%-]+$/.test(address)) return { to: address };
	if (/^\/(?!\/|%5c|%2f)/i.test(address)) return { to: address };
	const page = pageAddress.exec(address);
	return page ? { to: `${paths.manuals(page[1])}${page[2] ?? ""}` } : null;
}

const pageAddress = /^([a-z][a-z0-9-]*)(#[\w%-]+)?$/;

/** The manual page that a link leads to, by its slug; null if it leads elsewhere. */
export function linkedPage(address: string): string | null {
	return pageAddress.exec(address)?.[1] ?? null;
}
