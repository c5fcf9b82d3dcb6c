import { headingId } from "./heading-ids.ts";
import type { ManualPageContent } from "./manual-queries.ts";

export interface ManualHit {
	readonly slug: string;
	readonly title: string;
	/** Id of the heading below which the words stand; undefined when they stand above the first. */
	readonly heading: string | undefined;
	readonly excerpt: string;
}

/** Pages in which every one of the words stands, in the order given, each with the place where the first of them is found. */
export function searchManuals(pages: readonly ManualPageContent[], query: string): readonly ManualHit[] {
	const words = query
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => word !== "");
	const [first] = words;
	if (first === undefined) return [];
	return pages.flatMap(({ slug, title, markdown }) => {
		const text = plain(markdown);
		const all = `${title}\n${text}`.toLowerCase();
		if (!words.every((word) => all.includes(word))) return [];
		const at = text.toLowerCase().indexOf(first);
		return [{ slug, title, heading: headingBefore(markdown, first), excerpt: excerptAt(text, Math.max(at, 0)) }];
	});
}

/** Without the signs of Markdown, one line a paragraph. */
function plain(markdown: string): string {
	return markdown
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\s*(?:#+|>|[-*]|\d+\.)\s+/gm, "")
		.replace(/[*`_]/g, "");
}

function headingBefore(markdown: string, word: string): string | undefined {
	let heading: string | undefined;
	for (const line of markdown.split("\n")) {
		const title = /^#+\s+(.+)$/.exec(line)?.[1];
		if (title !== undefined) heading = headingId(plain(title));
		if (plain(line).toLowerCase().includes(word)) return heading;
	}
	return undefined;
}

function excerptAt(text: string, at: number): string {
	const start = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 40)) + 1);
	const end = Math.min(text.length, start + 130);
	return `${start > 0 ? "… " : ""}${text.slice(start, end).replace(/\s+/g, " ").trim()}${end < text.length ? " …" : ""}`;
}
