import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TenantDefinition } from "../../engine/index.ts";
import type { DataDoor } from "../../server/database/opening/open-database.ts";
import { type FlowVersion, keepVersions } from "../../server/flows/flow-version.ts";
import { listFlowVersions } from "../../server/flows/flow-version-store.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";

/** The tenant with every version of its flows in the database, and the terms of its file. */
export async function keptTenant(
	{ db }: DataDoor,
	slug: string,
	flowsDir: string,
): Promise<Pick<Tenant, "slug" | "flows" | "readFlow"> & { readonly definition: Pick<TenantDefinition, "terms" | "map"> }> {
	const flows = new Map<string, FlowVersion>();
	keepVersions(flows, await listFlowVersions(db, slug));
	const definition = JSON.parse(readFileSync(join(flowsDir, slug, "tenant.json"), "utf8")) as TenantDefinition;
	return { slug, definition, flows, readFlow: async (uuid, version) => flows.get(`${uuid} ${version}`) };
}
