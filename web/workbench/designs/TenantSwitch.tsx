import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../accounts/account-context.ts";
import { getClientConfiguration } from "../../accounts/client-configuration.ts";
import { rememberTenant } from "../../tenants/active-tenant.ts";
import { text } from "../../texts/text.ts";
import { workbenchRoot } from "../addresses/workbench-paths.ts";

/** Chooses the tenant, for people with roles in several. The page reloads with another tenant. */
export function TenantSwitch() {
	const { person, tenant } = useAccount();
	const slugs = Object.keys(person.roles).sort();
	const { data } = useQuery({ queryKey: ["client-configuration"], queryFn: getClientConfiguration, enabled: slugs.length > 1 });
	const tenants = data?.tenants;
	if (slugs.length < 2) return null;
	return (
		<NativeSelect
			aria-label={text("tenantSwitch.label")}
			size="xs"
			data={slugs.map((slug) => ({ value: slug, label: tenants?.find((each) => each.slug === slug)?.label ?? slug }))}
			value={tenant}
			onChange={({ currentTarget }) => {
				rememberTenant(currentTarget.value);
				window.location.assign(workbenchRoot);
			}}
		/>
	);
}
