import { comparableText } from "../../engine/index.ts";
import { headingId } from "./heading-ids.ts";
import type { ManualPageContent } from "./manual-queries.ts";

interface ManualHit {
	readonly slug: string;
	readonly title: string;
	/** Id of the heading above the match; undefined if the match precedes the first heading. */
	readonly heading: string | undefined;
	readonly excerpt: string;
}

/** The pages that contain all the words, in their original order, each with the location of the first word. */
export function searchManuals(pages: readonly ManualPageContent[], query: string): readonly ManualHit[] {
	const words = comparableText(query)
		.split(/\s+/)
		.filter((word) => word !== "");
	const [first] = words;
	if (first === undefined) return [];
	return pages.flatMap(({ slug, title, markdown }) => {
		const text = plain(markdown);
		const all = comparableText(`${title}\n${text}`);
		if (!words.every((word) => all.includes(word))) return [];
		return [{ slug, title, heading: headingBefore(markdown, first), excerpt: excerptAt(text, placeOf(first, text)) }];
	});
}

/**
 * Position of the word in the original text. Normalising can lengthen or shorten a text, so positions in the normalised
 * text don't carry over.
 */
function placeOf(word: string, text: string): number {
	for (const { 0: written, index } of text.matchAll(/\S+/g)) if (comparableText(written).includes(word)) return index;
	return 0;
}

/** The text without Markdown syntax, one paragraph per line. No pattern examines a character twice, so no page can make this slow. */
function plain(markdown: string): string {
	return markdown
		.replace(/\[([^[\]]*)\]\([^[)]*\)/g, "$1")
		.replace(/^[ \t]*(?:#+|>|[-*]|\d+\.)\s+/gm, "")
		.replace(/[*`_]/g, "");
}

function headingBefore(markdown: string, word: string): string | undefined {
	let heading: string | undefined;
	for (const line of markdown.split("\n")) {
		const title = /^#+\s+(.+)$/.exec(line)?.[1];
		if (title !== undefined) heading = headingId(plain(title));
		if (comparableText(plain(line)).includes(word)) return heading;
	}
	return undefined;
}

function excerptAt(text: string, at: number): string {
	const start = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 40)) + 1);
	const end = Math.min(text.length, start + 130);
	return `${start > 0 ? "… " : ""}${text.slice(start, end).replace(/\s+/g, " ").trim()}${end < text.length ? " …" : ""}`;
}
