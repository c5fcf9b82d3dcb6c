import type { ReasonOption } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";

/** Reasons for judgements, as the tenant's configuration lists them. */
export function reasonOptionsOf({ reasonOptions }: TenantConfiguration): readonly ReasonOption[] {
	return Array.isArray(reasonOptions) ? reasonOptions : [];
}

const productJudges: readonly string[] = ["cpo", "admin"];

/** Roles that judge requests in this tenant. */
export function judgesOf({ judges }: TenantConfiguration): readonly string[] {
	return Array.isArray(judges) ? judges : productJudges;
}
