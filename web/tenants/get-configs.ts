import { ApiProblem } from "../api/api-problem.ts";
import { request } from "../api/request.ts";
import type { TenantConfiguration } from "./tenant-configuration.ts";

interface Configs {
	readonly license?: { readonly tenant: string; readonly validUntil: string | null };
	readonly tenant: TenantConfiguration;
}

/** Where the loaded configuration is kept, for parts that change it; the provider itself belongs to the shell alone. */
export const configsKey = (tenant: string) => ["configs", tenant] as const;

/**
 * The tenant's configuration. Throws 'Failed to load config' when it does not come, and 'Wrong tenant
 * config' when the answer is another tenant's than the one asked for; the application stops at both.
 */
export async function getConfigs(tenant: string, signal?: AbortSignal): Promise<TenantConfiguration> {
	const answer = await request<Configs>({ method: "GET", path: "configs", ...(signal ? { signal } : {}) }).catch((error: unknown) => {
		if (!(error instanceof ApiProblem) || error.status === 401 || error.status === 403) throw error;
		throw new Error("Failed to load config", { cause: error });
	});
	if (answer.data.tenant?.slug !== tenant) throw new Error("Wrong tenant config");
	return answer.data.tenant;
}
