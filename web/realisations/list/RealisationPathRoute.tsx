import { lazy, Suspense } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { findFilter } from "./filter-words.ts";
import RealisationListRoute from "./RealisationListRoute.tsx";
import "../../texts/areas/realisations.ts";

const RealisationEntry = lazy(() => import("../start/RealisationEntry.tsx"));

/** `/realisatie/{word}`: a filter word of the tenant is the list, everything else the uuid of a process. */
export default function RealisationPathRoute() {
	const { uuid: word = "" } = useParams();
	const [params] = useSearchParams();
	const { filterWords } = useTenant();
	const tab = findFilter(filterWords, word);
	if (tab && tab.word !== word) {
		const search = params.size > 0 ? `?${params}` : "";
		return <Navigate to={paths.realisations(tab.word) + search} replace />;
	}
	if (tab) return <RealisationListRoute tab={tab} />;
	return (
		<Suspense fallback={<PageLoading heights={[90, 420]} />}>
			<RealisationEntry />
		</Suspense>
	);
}
