import type { DataDoor } from "../../server/database/open-database.ts";
import { type FlowVersion, keepVersions } from "../../server/flows/flow-version.ts";
import { listFlowVersions } from "../../server/flows/flow-version-store.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";

/** The tenant with every version of its flows in the database. */
export async function keptTenant({ db }: DataDoor, slug: string): Promise<Pick<Tenant, "slug" | "flows" | "readFlow">> {
	const flows = new Map<string, FlowVersion>();
	keepVersions(flows, await listFlowVersions(db, slug));
	return { slug, flows, readFlow: async (uuid, version) => flows.get(`${uuid} ${version}`) };
}
