import { manualMenu } from "../../schemas/index.ts";
import type { TenantDefinition } from "../definition/index.ts";

export type ManualMenu = NonNullable<TenantDefinition["manuals"]>;
type ManualPageEntry = ManualMenu["segments"][number]["pages"][number];

/** The tenant's menu of manuals, else the product's own. */
export function manualMenuOf({ manuals }: Pick<TenantDefinition, "manuals">): ManualMenu {
	return manuals ?? manualMenu;
}

/** The page at a slug of the menu: its own or one of its other slugs. */
export function findManualPage({ segments }: ManualMenu, slug: string): ManualPageEntry | undefined {
	return segments.flatMap(({ pages }) => pages).find((page) => page.slug === slug || page.aliases?.includes(slug));
}
