import { type ManualMenu, manualMenuOf, nameSlug, productPage, productPages } from "../../../engine/index.ts";
import { type Change, put, putItems } from "../lists/list-edits.ts";

export type Segment = ManualMenu["segments"][number];
export type Page = Segment["pages"][number];

/** A page with its place in the menu. */
export interface PlacedPage {
	readonly page: Page;
	/** Index of its part. */
	readonly segment: number;
}

export const pageFile = (slug: string): string => `manuals/${slug}.md`;

export function placedPages({ segments }: ManualMenu): readonly PlacedPage[] {
	return segments.flatMap(({ pages }, segment) => pages.map((page) => ({ page, segment })));
}

/** A tenant without a menu of its own starts with a copy of the product's. */
const ownMenu: Change = (tenant) => (tenant.manuals === undefined ? put(["manuals"], manualMenuOf({}))(tenant) : []);

export const putSegments = (wanted: readonly Segment[]): readonly Change[] => [ownMenu, putItems(["manuals", "segments"], wanted)];

/** Sets the pages of one part. A part without pages is removed. */
export function putPages({ segments }: ManualMenu, at: number, wanted: readonly Page[]): readonly Change[] {
	if (wanted.length === 0) return putSegments(segments.filter((_each, index) => index !== at));
	return [ownMenu, putItems(["manuals", "segments", at, "pages"], wanted)];
}

/** Sets one property of a page; undefined restores the default. */
export function putOfPage({ segments }: ManualMenu, { page, segment }: PlacedPage, name: keyof Page, value: unknown): readonly Change[] {
	const at = segments[segment]?.pages.indexOf(page) ?? -1;
	return [ownMenu, put(["manuals", "segments", segment, "pages", at, name], value)];
}

/** Moves the page to the end of another part. */
export function moveToPart({ segments }: ManualMenu, { page, segment }: PlacedPage, to: number): readonly Change[] {
	const moved = segments.map((each, index) => {
		if (index === segment) return { ...each, pages: each.pages.filter((other) => other !== page) };
		return index === to ? { ...each, pages: [...each.pages, page] } : each;
	});
	return putSegments(moved.filter(({ pages }) => pages.length > 0));
}

/** The place of a new page: in an existing part, or in a new one with this heading. */
export type NewPlace = { readonly segment: number } | { readonly heading: string };

export function addPage({ segments }: ManualMenu, page: Page, place: NewPlace): readonly Change[] {
	if ("heading" in place) return putSegments([...segments, { title: place.heading, pages: [page] }]);
	return putPages({ segments }, place.segment, [...(segments[place.segment]?.pages ?? []), page]);
}

/** Pages with a text, the tenant's or the product's, that are not in the menu. */
export function unlistedPages(menu: ManualMenu, files: Readonly<Record<string, unknown>>): readonly Page[] {
	const listed = namesIn(menu);
	const own = Object.keys(files).flatMap((path) => /^manuals\/([^/]+)\.md$/.exec(path)?.[1] ?? []);
	const titles = new Map(placedPages(manualMenuOf({})).map(({ page }) => [page.slug, page]));
	return [...new Set([...productPages(), ...own])]
		.filter((slug) => !listed.has(slug))
		.map((slug) => titles.get(slug) ?? { slug, title: slug });
}

/** A slug that is not used by a page or an existing text. */
export function newSlug(title: string, menu: ManualMenu, files: Readonly<Record<string, unknown>>): string {
	const words = nameSlug(title);
	const begun = /^[a-z]/.test(words) ? words : `pagina-${words}`.replace(/-$/, "");
	const taken = namesIn(menu);
	const isTaken = (slug: string) => taken.has(slug) || Object.hasOwn(files, pageFile(slug)) || productPage(slug) !== undefined;
	let slug = begun;
	for (let number = 2; isTaken(slug); number++) slug = `${begun}-${number}`;
	return slug;
}

/** Every slug and alias in the menu. */
function namesIn(menu: ManualMenu): ReadonlySet<string> {
	return new Set(placedPages(menu).flatMap(({ page: { slug, aliases = [] } }) => [slug, ...aliases]));
}
