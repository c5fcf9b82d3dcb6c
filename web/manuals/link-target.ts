import { manualLink } from "../../engine/index.ts";
import { paths } from "../ui/pages/paths.ts";

/** A page of the product, an external address, or null for a kind of address that is not allowed. */
type LinkTarget = { readonly to: string } | { readonly href: string } | null;

/** Where a link of a manual page leads. `address`: as written in the Markdown; a bare name is another manual page. */
export function linkTarget(address: string | undefined): LinkTarget {
	const link = address === undefined ? null : manualLink(address);
	return link !== null && "page" in link ? { to: `${paths.manuals(link.page)}${link.fragment}` } : link;
}
