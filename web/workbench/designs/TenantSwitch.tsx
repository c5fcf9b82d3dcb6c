import { NativeSelect } from "@mantine/core";
import { useAccount } from "../../accounts/account-context.ts";
import { rememberTenant } from "../../tenants/active-tenant.ts";
import { text } from "../../texts/text.ts";
import { workbenchRoot } from "../addresses/workbench-paths.ts";

/** Whose designs these are, for whoever has roles in several tenants. The page begins anew with another. */
export function TenantSwitch() {
	const { person, tenant } = useAccount();
	const slugs = Object.keys(person.roles).sort();
	if (slugs.length < 2) return null;
	return (
		<NativeSelect
			aria-label={text("tenantSwitch.label")}
			size="xs"
			data={slugs}
			value={tenant}
			onChange={({ currentTarget }) => {
				rememberTenant(currentTarget.value);
				window.location.assign(workbenchRoot);
			}}
		/>
	);
}
