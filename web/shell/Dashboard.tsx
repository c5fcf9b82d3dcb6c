import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { useAccess } from "../tenants/TenantContext.tsx";
import { paths } from "../ui/paths.ts";
import { fetchParts } from "./fetch-parts.ts";

const NothingToList = lazy(async () => (await fetchParts()).nothingToList());

/** The beginning: straight on to the list the person works from. */
export function Dashboard() {
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	if (maySeeRequests) return <Navigate to={paths.requests()} replace />;
	if (mayList) return <Navigate to={paths.realisations()} replace />;
	return (
		<Suspense fallback={null}>
			<NothingToList />
		</Suspense>
	);
}
