import type { PersonAccess } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** Who asks for the list of processes, and when. */
export interface Asker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
}
