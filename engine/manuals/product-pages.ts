import { manualPages } from "../../schemas/index.ts";

/** The product's own text of a page of the manuals, as Markdown; undefined where it has none under this slug. */
export function productPage(slug: string): string | undefined {
	return Object.hasOwn(manualPages, slug) ? manualPages[slug] : undefined;
}

/** Slugs of all of them. */
export function productPages(): readonly string[] {
	return Object.keys(manualPages);
}
