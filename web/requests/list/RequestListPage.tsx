import { Navigate } from "react-router";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import "../../texts/areas/requests.ts";

/** `/aanvragen`. */
export default function RequestListPage() {
	usePageTitle(text("requests.title"));
	if (!useAccess("requestlist")) return <Navigate to={paths.dashboard()} replace />;
	return <h1>{text("requests.title")}</h1>;
}
