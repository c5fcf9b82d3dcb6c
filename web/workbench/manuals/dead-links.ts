import { findManualPage, type ManualMenu } from "../../../engine/index.ts";
import { linkedPage, linkTarget } from "../../manuals/link-target.ts";

/**
 * What stands behind the words of a link in Markdown: its address, and perhaps a title. Pictures are not drawn, so that they
 * lead nowhere either. A bracket ends both parts, so that no text is looked through again from each of its brackets.
 */
const links = /(?<!!)\[[^[\]\n]*\]\(([^[)\n]*)\)/g;
const address = /^\s*<?([^\s>]*)/;
const code = /```[\s\S]*?(```|$)|`[^`\n]*`/g;

/** Addresses in a text that lead nowhere: to a page that the menu does not have, or of a kind that is not followed. */
export function deadLinks(markdown: string, menu: ManualMenu): readonly string[] {
	const found = [...markdown.replace(code, "").matchAll(links)].map(([, behind = ""]) => address.exec(behind)?.[1] ?? "");
	return [...new Set(found)].filter((place) => {
		if (linkTarget(place) === null) return true;
		const page = linkedPage(place);
		return page !== null && findManualPage(menu, page) === undefined;
	});
}
