import type { AccessMap, TenantDefinition, TenantRules, UpgradeMapping } from "../../engine/index.ts";
import type { TenantSignIn } from "../accounts/tenant-sign-in.ts";
import type { TermsText } from "../accounts/terms/terms-text.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { Problem } from "../problems/problem.ts";
import type { PermitArea } from "./permit-areas.ts";
import type { Logo, RunningRelease } from "./read-tenants.ts";

/** A tenant as the server runs it. */
export interface Tenant {
	readonly slug: string;
	/** Absolute path of the folder with its files. */
	readonly folder: string;
	/** Which release it is; absent where the folder runs as it is. */
	readonly running?: RunningRelease;
	readonly definition: TenantDefinition;
	readonly access: AccessMap;
	readonly rules: TenantRules;
	/** Version that new processes start with. */
	readonly flow: FlowVersion;
	/** Every version that a process of the tenant may run on, by "uuid version", as far as this server knows them. */
	readonly flows: ReadonlyMap<string, FlowVersion>;
	/** Reads what another server, started later with another file, has put into the database of this flow; it is among `flows` then. */
	readonly readFlow: (uuid: string, version: string) => Promise<FlowVersion | undefined>;
	readonly logo: Logo | null;
	/** Its own words for the terms of use in force; null for the general ones. */
	readonly terms: TermsText | null;
	/** Permit areas from the tenant's folder; null if it has none. */
	readonly permitAreas: readonly PermitArea[] | null;
	/** Markdown of the manual pages, by slug. */
	readonly manualPages: ReadonlyMap<string, string>;
	/** How processes of former versions go along to `flow`, by version. */
	readonly mappings: ReadonlyMap<string, UpgradeMapping>;
	/** What signing in needs to know of it. */
	readonly signIn: TenantSignIn;
	/** Municipalities that this deployment offers. */
	readonly municipalities: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
}

/** A version that a process runs on, if this server knows it already. */
export function findFlowVersion({ flows }: Pick<Tenant, "flows">, uuid: string, version: string): FlowVersion | undefined {
	return flows.get(`${uuid} ${version}`);
}

/**
 * The version a stored process runs on: the database keeps every version that was ever served. One that this server
 * does not know yet is read, and the call refused as unavailable once it is, so that the next one is not.
 */
export function getFlowVersion(tenant: Pick<Tenant, "flows" | "readFlow">, uuid: string, version: string): FlowVersion {
	const found = findFlowVersion(tenant, uuid, version);
	if (found !== undefined) return found;
	// Where reading fails too, the next call tries it again.
	throw new Problem("unavailable", { lacking: tenant.readFlow(uuid, version).catch(() => undefined) });
}
