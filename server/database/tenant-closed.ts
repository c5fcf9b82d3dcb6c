import type { Kysely } from "kysely";
import type { Database } from "./tables/tables.ts";

/** Why a write was refused: the tenant was removed in the meantime. */
export class TenantClosed extends Error {
	constructor(tenant: string) {
		super(`${tenant} was taken away: nothing is written for it any more`);
		this.name = "TenantClosed";
	}
}

/** For tenants that exist again: they have a folder now, and the deployment's folders decide. */
export async function reopenTenants(db: Kysely<Database>, tenants: readonly string[]): Promise<void> {
	if (tenants.length === 0) return;
	await db
		.updateTable("tenant_clock")
		.set({ closed_at: null })
		.where("tenant", "in", [...tenants])
		.where("closed_at", "is not", null)
		.execute();
}
