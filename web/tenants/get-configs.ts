import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { TenantConfiguration } from "./tenant-configuration.ts";

/** Query key of the configuration, for parts that update it; the provider itself belongs to the shell. */
export const configsKey = (tenant: string) => ["configs", tenant] as const;

/**
 * Fetches the tenant's configuration. Rejects with 'Failed to load config' if the call fails, and with 'Wrong tenant
 * config' if the response is another tenant's; the application stops at either.
 */
export async function getConfigs(tenant: string, signal?: AbortSignal): Promise<TenantConfiguration> {
	const answer = await call(operations.getConfiguration, { signal }).catch((error: unknown) => {
		if (!(error instanceof ApiProblem) || error.status === 401 || error.status === 403) throw error;
		throw new Error("Failed to load config", { cause: error });
	});
	if (answer.data.tenant?.slug !== tenant) throw new Error("Wrong tenant config");
	return answer.data.tenant;
}
