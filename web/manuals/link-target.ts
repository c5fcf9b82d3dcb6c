import { paths } from "../ui/paths.ts";

/** Where a link of a manual page leads: to a place of the product, to elsewhere, or nowhere, when it is of no kind that is allowed. */
export type LinkTarget = { readonly to: string } | { readonly href: string } | null;

/** `address`: as it stands in the Markdown. A bare name is another page of the manuals. */
export function linkTarget(address: string | undefined): LinkTarget {
	if (address === undefined) return null;
	// Browsers leave white space and control characters out of an address, and would read another one than stands here.
	if (/[\s\p{Cc}\\]/u.test(address)) return null;
	if (/^(https?:\/\/[^/]|mailto:[^/])/i.test(address)) return { href: address };
	if (/^#[\w%-]+$/.test(address)) return { to: address };
	if (/^\/(?!\/|%5c|%2f)/i.test(address)) return { to: address };
	const page = /^([a-z][a-z0-9-]*)(#[\w%-]+)?$/.exec(address);
	return page ? { to: `${paths.manuals(page[1])}${page[2] ?? ""}` } : null;
}
