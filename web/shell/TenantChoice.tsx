import { useAccount } from "../accounts/account-context.ts";
import { useOpenTenants } from "../accounts/use-open-tenants.ts";
import { rememberTenant } from "../tenants/active-tenant.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import styles from "./ProfileDetails.module.css";
import "../texts/areas/account.ts";

/** The tenant, and for people with roles in several the choice of another. The page reloads with it. */
export function TenantChoice() {
	const { label, name } = useTenant();
	const { tenant } = useAccount();
	const tenants = useOpenTenants(usePerson());
	if (tenants.length === 0) return label ?? name;
	return (
		<select
			className={styles.tenant}
			aria-label={text("profile.tenant")}
			value={tenant}
			onChange={({ currentTarget }) => {
				rememberTenant(currentTarget.value);
				window.location.assign(paths.dashboard());
			}}
		>
			{tenants.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	);
}
