import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../accounts/account-context.ts";
import { useOpenTenants } from "../../accounts/use-open-tenants.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { rememberTenant } from "../../tenants/active-tenant.ts";
import { text } from "../../texts/text.ts";
import { workbenchRoot } from "../addresses/workbench-paths.ts";

/**
 * Chooses the tenant, for people with roles in several. The page reloads with another tenant. Asks for the roles anew:
 * who makes a tenant has roles in it that this page did not begin with.
 */
export function TenantSwitch() {
	const { person, tenant } = useAccount();
	const { data } = useQuery({ queryKey: ["person"], queryFn: () => call(operations.getPerson), meta: { quiet: true } });
	const tenants = useOpenTenants(data?.data ?? person);
	if (tenants.length === 0) return null;
	return (
		<NativeSelect
			aria-label={text("tenantSwitch.label")}
			size="xs"
			data={[...tenants]}
			value={tenant}
			onChange={({ currentTarget }) => {
				rememberTenant(currentTarget.value);
				window.location.assign(workbenchRoot);
			}}
		/>
	);
}
