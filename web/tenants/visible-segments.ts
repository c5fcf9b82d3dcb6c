import type { Attribute, PersonAccess } from "../../engine/index.ts";
import { useRights } from "./TenantContext.tsx";

/** What a menu leads to. */
export interface MenuEntry {
	/** Attributes of the access map, one of which is required. Omitted: open to everybody. */
	readonly needs?: readonly Attribute[];
}

/** A section of a menu, with or without a heading. */
export interface MenuSegment<Entry extends MenuEntry> {
	readonly title?: string;
	readonly items: readonly Entry[];
}

/** A menu without the entries the person may not open, and without sections left empty. */
export function visibleSegments<Segment extends MenuSegment<MenuEntry>>(
	segments: readonly Segment[],
	access: Pick<PersonAccess, "has">,
): readonly Segment[] {
	return segments
		.map((segment) => ({
			...segment,
			items: segment.items.filter(({ needs }) => needs?.some((attribute) => access.has(attribute)) ?? true),
		}))
		.filter(({ items }) => items.length > 0);
}

/** The menu as the signed-in person sees it. */
export function useVisibleSegments<Entry extends MenuEntry>(segments: readonly MenuSegment<Entry>[]): readonly MenuSegment<Entry>[] {
	return visibleSegments(segments, useRights());
}
