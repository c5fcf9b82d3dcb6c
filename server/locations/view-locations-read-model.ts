import { askedOfTabs } from "../../engine/index.ts";
import { rowsInView, wholeView } from "../calls/rows-in-view.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { rowsOfLocationsToFill } from "./location-row-store.ts";
import { type LocationAsker, listOfLocations } from "./rows/list-of-locations-store.ts";

/**
 * The charging locations that a view shows to somebody; null while that is unknown, such as while their rows are being built. `search`: the
 * stored address of the view.
 */
export async function locationsInView(
	reading: DataDoor["reading"],
	asker: LocationAsker,
	search: string,
): Promise<ReadonlySet<string> | null> {
	if ((await rowsOfLocationsToFill(reading, asker.tenant.slug, asker.access)) !== null) return null;
	const rows = listOfLocations(reading, asker);
	const [, query = ""] = search.split("?", 2);
	const asked = askedOfTabs(new URLSearchParams(query), rows.list);
	const everywhere = { within: [], connected: false, among: null };
	return rowsInView(rows, { ...asked, ...wholeView, ...everywhere, sort: "reference", descending: false });
}
