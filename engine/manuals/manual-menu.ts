import { manualMenu } from "../../schemas/index.ts";
import type { Attribute } from "../access/index.ts";
import type { TenantDefinition } from "../definition/index.ts";

export type ManualMenu = NonNullable<TenantDefinition["manuals"]>;
type ManualPageEntry = ManualMenu["segments"][number]["pages"][number];

/** The tenant's menu of manuals, else the product's own. */
export function manualMenuOf({ manuals }: Pick<TenantDefinition, "manuals">): ManualMenu {
	return manuals ?? manualMenu;
}

/** The menu without pages for rights that nobody can use here, and without segments that become empty. */
export function withoutPagesFor({ segments, ...menu }: ManualMenu, attributes: readonly Attribute[]): ManualMenu {
	const isFor = ({ needs = [] }: ManualPageEntry) => needs.length > 0 && needs.every((attribute) => attributes.includes(attribute));
	const left = segments.map((segment) => ({ ...segment, pages: segment.pages.filter((page) => !isFor(page)) }));
	return { ...menu, segments: left.filter(({ pages }) => pages.length > 0) };
}

/** The page for a slug: a page's own slug, or one of its aliases. */
export function findManualPage({ segments }: ManualMenu, slug: string): ManualPageEntry | undefined {
	return segments.flatMap(({ pages }) => pages).find((page) => page.slug === slug || page.aliases?.includes(slug));
}
