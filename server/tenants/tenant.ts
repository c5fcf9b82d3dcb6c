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
	/** The release that runs; absent when the folder runs without releases. */
	readonly running?: RunningRelease;
	readonly definition: TenantDefinition;
	readonly access: AccessMap;
	readonly rules: TenantRules;
	/** Version on which new processes start. */
	readonly flow: FlowVersion;
	/** Every version on which a process of the tenant may run, by "uuid version", as far as this server knows them. */
	readonly flows: ReadonlyMap<string, FlowVersion>;
	/**
	 * Loads a version of this flow that another server, started later with another file, has put into the database; it is then in `flows`.
	 */
	readonly readFlow: (uuid: string, version: string) => Promise<FlowVersion | undefined>;
	readonly logo: Logo | null;
	/** Its own text for the current terms of use; null for the general one. */
	readonly terms: TermsText | null;
	/** Permit areas from the tenant's folder; null if it has none. */
	readonly permitAreas: readonly PermitArea[] | null;
	/** Markdown of the manual pages, by slug. */
	readonly manualPages: ReadonlyMap<string, string>;
	/** How processes of former versions are taken along to `flow`, by version. */
	readonly mappings: ReadonlyMap<string, UpgradeMapping>;
	/** The properties that the sign-in needs. */
	readonly signIn: TenantSignIn;
	/** Municipalities that this deployment offers. */
	readonly municipalities: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
}

/** A version on which a process runs, if this server already knows it. */
export function findFlowVersion({ flows }: Pick<Tenant, "flows">, uuid: string, version: string): FlowVersion | undefined {
	return flows.get(`${uuid} ${version}`);
}

/**
 * The version on which a stored process runs: the database keeps every version that was ever served. If this server does not know it yet,
 * it is loaded and the call is refused as unavailable once that is done, so that a retry succeeds.
 */
export function getFlowVersion(tenant: Pick<Tenant, "flows" | "readFlow">, uuid: string, version: string): FlowVersion {
	const found = findFlowVersion(tenant, uuid, version);
	if (found !== undefined) return found;
	// If loading fails, the next call tries again.
	throw new Problem("unavailable", { lacking: tenant.readFlow(uuid, version).catch(() => undefined) });
}
