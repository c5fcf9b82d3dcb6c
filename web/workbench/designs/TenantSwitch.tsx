import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../accounts/account-context.ts";
import { TenantForm } from "../../accounts/TenantForm.tsx";
import { useOpenTenants } from "../../accounts/use-open-tenants.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { workbenchRoot } from "../addresses/workbench-paths.ts";

/**
 * Chooses the tenant, for people with roles in several. Asks for the roles anew: who makes a tenant has roles in it that this page did not
 * begin with.
 */
export function TenantSwitch() {
	const { person, tenant } = useAccount();
	const { data } = useQuery({ queryKey: ["person"], queryFn: () => call(operations.getPerson), meta: { quiet: true } });
	const tenants = useOpenTenants(data?.data ?? person);
	return tenants.length === 0 ? null : <TenantForm tenants={tenants} tenant={tenant} to={workbenchRoot} />;
}
