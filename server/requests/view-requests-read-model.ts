import { askedOfTabs } from "../../engine/index.ts";
import { rowsInView, wholeView } from "../calls/rows-in-view.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
import { listOfRequests, type RequestAsker } from "./rows/list-of-requests-store.ts";

/**
 * The requests that a view shows to somebody; null while that is unknown, such as while their rows are being built. `search`: the stored
 * address of the view.
 */
export async function requestsInView(
	reading: DataDoor["reading"],
	asker: Omit<RequestAsker, "only">,
	search: string,
): Promise<ReadonlySet<string> | null> {
	if ((await rowsOfRequestsToFill(reading, asker.tenant.slug, asker.access)) !== null) return null;
	const rows = await listOfRequests(reading, asker);
	const [, query = ""] = search.split("?", 2);
	const asked = askedOfTabs(new URLSearchParams(query), rows.list);
	return rowsInView(rows, { ...asked, ...wholeView, within: [], sort: "reference", descending: false });
}
