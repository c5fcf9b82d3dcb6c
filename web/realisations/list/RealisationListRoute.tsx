import { Navigate } from "react-router";
import { useAccess } from "../../tenants/TenantContext.tsx";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { paths } from "../../ui/paths.ts";
import { ListPage } from "./ListPage.tsx";

/** The list at the address of one category, for whoever may see it. */
export default function RealisationListRoute({ tab }: { readonly tab: FilterWord }) {
	const allowed = useAccess("realisationlist");
	if (!allowed) return <Navigate to={paths.dashboard()} replace />;
	return <ListPage tab={tab} />;
}
