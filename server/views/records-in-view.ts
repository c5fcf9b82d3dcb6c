import type { ListName, PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { locationsInView } from "../locations/view-locations-read-model.ts";
import { processesInView } from "../realisations/lists/view-processes-read-model.ts";
import { requestsInView } from "../requests/view-requests-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { maySeeList } from "./view-rights.ts";
import type { ViewRow } from "./view-store.ts";

/** Somebody who looks at a list, and when. */
interface Asker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly now: number;
}

const inList: Readonly<Record<ListName, typeof processesInView>> = {
	realisations: processesInView,
	requests: requestsInView,
	locations: locationsInView,
};

/** The uuids of the records that a view shows to somebody at this moment; none for a list that they may not see, null while unknown. */
export async function recordsInView(
	reading: DataDoor["reading"],
	asker: Asker,
	{ list, search }: Pick<ViewRow, "list" | "search">,
): Promise<ReadonlySet<string> | null> {
	return maySeeList(asker.access, list) ? inList[list](reading, asker, search) : new Set();
}
