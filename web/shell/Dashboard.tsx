import { lazy, Suspense } from "react";
import { useAccess } from "../tenants/TenantContext.tsx";
import { PageLoading } from "../ui/PageLoading.tsx";
import { paths } from "../ui/paths.ts";
import { Onward } from "../ui/SentOn.tsx";
import { fetchParts } from "./fetch-parts.ts";
import { useMenu } from "./menu.ts";

const NothingHere = lazy(async () => (await fetchParts()).nothingHere());

/** The beginning: straight on to the list the person works from, else to the first page of the menu they may open. */
export function Dashboard() {
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	const pages = useMenu("pages");
	const signs = useMenu("signs");
	if (maySeeRequests) return <Onward to={paths.requests()} />;
	if (mayList) return <Onward to={paths.realisations()} />;
	const [first] = [...pages, ...signs];
	if (first !== undefined) return <Onward to={first.to} />;
	return (
		<Suspense fallback={<PageLoading />}>
			<NothingHere />
		</Suspense>
	);
}
