import { manualLink } from "./manual-link.ts";
import { findManualPage, type ManualMenu } from "./manual-menu.ts";

interface DeadLink {
	/** As written in the Markdown. */
	readonly address: string;
	/** Where the link begins in the text. */
	readonly index: number;
}

/**
 * The part of a Markdown link after its text: an address and possibly a title. Images are not rendered, so their addresses do not count.
 * Neither part may contain an opening bracket, so that matching does not rescan the text from every bracket.
 */
const links = /(?<!!)\[[^[\]\n]*\]\(([^[)\n]*)\)/g;
const address = /^\s*<?([^\s>]*)/;
const code = /```[\s\S]*?(```|$)|`[^`\n]*`/g;

/** The links in a text that lead nowhere: to a page that is not in the menu, or to an unsupported kind of address; each address once. */
export function deadLinks(markdown: string, menu: ManualMenu): readonly DeadLink[] {
	const prose = markdown.replace(code, (quoted) => quoted.replace(/[^\n]/g, " "));
	const found = new Map<string, number>();
	for (const { 1: behind = "", index } of prose.matchAll(links)) {
		const place = address.exec(behind)?.[1] ?? "";
		if (!found.has(place)) found.set(place, index);
	}
	return [...found].flatMap(([place, index]) => {
		const link = manualLink(place);
		return link === null || ("page" in link && findManualPage(menu, link.page) === undefined) ? [{ address: place, index }] : [];
	});
}
