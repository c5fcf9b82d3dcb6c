import { manualPages } from "../../schemas/index.ts";

/** The product's own text for a manual page, as Markdown; undefined when it has none under this slug. */
export function productPage(slug: string): string | undefined {
	return Object.hasOwn(manualPages, slug) ? manualPages[slug] : undefined;
}

/** Slugs of all the product's pages. */
export function productPages(): readonly string[] {
	return Object.keys(manualPages);
}
