import { useLocation } from "react-router";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";

export interface MenuItem {
	readonly to: string;
	readonly label: string;
	/** Marked only on this very address. */
	readonly end: boolean;
	/** Marked although the address is another one, below it in meaning. */
	readonly active: boolean;
}

/** Pages the person may open; an item without the right is not there at all. */
export function useMenu(): readonly MenuItem[] {
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	const maySeeLocations = useAccess("locationlist");
	const { pathname } = useLocation();
	const items: MenuItem[] = [];
	// The beginning, which leads on to where this person works.
	if (mayList || maySeeRequests) items.push({ to: paths.dashboard(), label: text("nav.workflow"), end: true, active: false });
	if (maySeeRequests) items.push({ to: paths.requests(), label: text("nav.requests"), end: false, active: false });
	if (mayList) {
		items.push({
			to: paths.realisations(),
			label: text("nav.realisations"),
			end: false,
			active: pathname.startsWith("/realisatie/"),
		});
	}
	if (maySeeLocations) items.push({ to: paths.locations(), label: text("nav.locations"), end: false, active: false });
	return items;
}
