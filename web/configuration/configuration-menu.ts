import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";

/** Pages of the configuration that the person may open, in order; none for who may not come here at all. */
export function useConfigurationMenu(): readonly { readonly to: string; readonly label: string }[] {
	const mayConfigure = useAccess("admin");
	const { hasPids } = useTenant();
	if (!mayConfigure) return [];
	const tags = { to: paths.configuration("tags"), label: text("configuration.menu.tags") };
	return hasPids === true ? [tags, { to: paths.configuration("pids"), label: text("configuration.menu.pids") }] : [tags];
}
