import type { PersonAccess } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** The person who requests the list of processes, and the time of the request. */
export interface Asker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
}
