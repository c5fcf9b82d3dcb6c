import { Navigate } from "react-router";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { paths } from "../ui/paths.ts";

/** The beginning: straight on to the list the person works from. */
export function Dashboard() {
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	if (maySeeRequests) return <Navigate to={paths.requests()} replace />;
	if (mayList) return <Navigate to={paths.realisations()} replace />;
	return <Notice kind="warning" title={text("list.denied")} />;
}
