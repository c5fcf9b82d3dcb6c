import { hasAccess, usePerson, useTenant } from "./TenantContext.tsx";
import type { TenantConfiguration } from "./tenant-configuration.ts";

/** What a menu leads to. */
export interface MenuEntry {
	/** Attributes of the access map of which the person needs one. Left out: for everybody. */
	readonly needs?: readonly string[];
}

/** A part of a menu, under a heading of its own or under none. */
export interface MenuSegment<Entry extends MenuEntry> {
	readonly title?: string;
	readonly items: readonly Entry[];
}

/** A menu as somebody with these roles sees it: without what they may not open, and without segments in which nothing is left. */
export function visibleSegments<Segment extends MenuSegment<MenuEntry>>(
	segments: readonly Segment[],
	tenant: Pick<TenantConfiguration, "access">,
	roles: readonly string[],
): readonly Segment[] {
	const may = (attribute: string) => hasAccess(tenant, roles, attribute);
	return segments
		.map((segment) => ({ ...segment, items: segment.items.filter(({ needs }) => needs?.some(may) ?? true) }))
		.filter(({ items }) => items.length > 0);
}

/** The menu as the signed-in person sees it. */
export function useVisibleSegments<Entry extends MenuEntry>(segments: readonly MenuSegment<Entry>[]): readonly MenuSegment<Entry>[] {
	return visibleSegments(segments, useTenant(), usePerson().roles);
}
