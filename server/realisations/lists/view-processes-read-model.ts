import { askedOfProcesses } from "../../../engine/index.ts";
import { rowsInView, wholeView } from "../../calls/rows-in-view.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import type { Asker } from "../rows/asker.ts";
import { rowsOfProcessesToFill } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";

/**
 * The processes that a view shows to somebody; null while that is unknown, such as while their rows are being built. `search`: the stored
 * address of the view.
 */
export async function processesInView(reading: DataDoor["reading"], asker: Asker, search: string): Promise<ReadonlySet<string> | null> {
	const { tenant, access } = asker;
	if ((await rowsOfProcessesToFill(reading, tenant, access)) !== null) return null;
	const rows = await ListOfRows.of(reading, asker);
	const [path = "", query = ""] = search.split("?", 2);
	const address = { word: path.slice(1), params: new URLSearchParams(query) };
	const asked = askedOfProcesses(address, rows.plan.list, tenant.definition.filterWords);
	return rowsInView(rows, { ...asked, ...wholeView, within: [], sort: "created", descending: true });
}
