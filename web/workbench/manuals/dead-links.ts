import { findManualPage, type ManualMenu } from "../../../engine/index.ts";
import { linkedPage, linkTarget } from "../../manuals/link-target.ts";

/**
 * The part of a Markdown link after its text: an address and possibly a title. Images are not rendered, so their addresses do not count.
 * Neither part may contain an opening bracket, so that matching does not rescan the text from every bracket.
 */
const links = /(?<!!)\[[^[\]\n]*\]\(([^[)\n]*)\)/g;
const address = /^\s*<?([^\s>]*)/;
const code = /```[\s\S]*?(```|$)|`[^`\n]*`/g;

/** The addresses in a text that lead nowhere: to a page that is not in the menu, or of an unsupported kind. */
export function deadLinks(markdown: string, menu: ManualMenu): readonly string[] {
	const found = [...markdown.replace(code, "").matchAll(links)].map(([, behind = ""]) => address.exec(behind)?.[1] ?? "");
	return [...new Set(found)].filter((place) => {
		if (linkTarget(place) === null) return true;
		const page = linkedPage(place);
		return page !== null && findManualPage(menu, page) === undefined;
	});
}
