import type { PersonAccess } from "../../engine/index.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { type MenuEntry, type MenuSegment, visibleSegments } from "../tenants/visible-segments.ts";
import { type TextKey, text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";

interface ShellEntry extends MenuEntry {
	readonly to: string;
	readonly label: TextKey;
	/** A list whose bare address is enough to mark it as shown; the query with which the person begins it is added to the link. */
	readonly list?: "requests" | "locations";
	/** Another application: the link loads it as a new page. */
	readonly leaves?: true;
	/** Not for guests. */
	readonly anyRole?: true;
}

/** The menu of the top bar: pages are shown as text, secondary entries as icons. */
export const topMenu: Readonly<Record<"pages" | "signs", MenuSegment<ShellEntry>>> = {
	pages: {
		items: [
			{ to: paths.today(), label: "nav.today", anyRole: true },
			// The start page, which redirects to where this person works.
			{ to: paths.dashboard(), label: "nav.workflow", needs: ["requestlist", "realisationlist"] },
			{ to: paths.requests(), label: "nav.requests", list: "requests", needs: ["requestlist"] },
			{ to: paths.realisations(), label: "nav.realisations", needs: ["realisationlist"] },
			{ to: paths.locations(), label: "nav.locations", list: "locations", needs: ["locationlist"] },
			{ to: paths.reports(), label: "nav.reports", needs: ["reporting"] },
		],
	},
	signs: {
		items: [
			{ to: paths.manuals(), label: "nav.manuals", needs: ["manuals"] },
			{ to: paths.configuration(), label: "nav.configuration", needs: ["admin"] },
			{ to: paths.workbench(), label: "nav.workbench", needs: ["design", "publish"], leaves: true },
		],
	},
};

export interface MenuItem {
	readonly to: string;
	readonly label: string;
	readonly leaves?: true | undefined;
}

/** The entries of a part that somebody may open. */
export function entriesFor(part: keyof typeof topMenu, access: Pick<PersonAccess, "has" | "hasRole">): readonly ShellEntry[] {
	const [visible] = visibleSegments([topMenu[part]], access);
	return (visible?.items ?? []).filter(({ anyRole }) => access.hasRole || !anyRole);
}

/** Menu entries the person may open, in menu order. */
export function useMenu(part: keyof typeof topMenu): readonly MenuItem[] {
	const { starts } = useTenant();
	return entriesFor(part, useRights()).map(({ label, list, ...item }) => ({
		...item,
		to: list === undefined ? item.to : paths.inView(list, starts?.[list] ?? ""),
		label: text(label),
	}));
}
