import { useAccount } from "../accounts/account-context.ts";
import { TenantForm } from "../accounts/TenantForm.tsx";
import { useOpenTenants } from "../accounts/use-open-tenants.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { paths } from "../ui/pages/paths.ts";

/** The tenant, and for people with roles in several the choice of another. */
export function TenantChoice() {
	const { label, name } = useTenant();
	const { tenant } = useAccount();
	const tenants = useOpenTenants(usePerson());
	return tenants.length === 0 ? (label ?? name) : <TenantForm tenants={tenants} tenant={tenant} to={paths.dashboard()} />;
}
