import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { NoAccessRedirect } from "../../tenants/NoAccessRedirect.tsx";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { requestQueries } from "../request-queries.ts";
import { RequestScreen } from "./RequestScreen.tsx";
import "../../texts/areas/requests.ts";

/** Statuses that mean the request doesn't exist for this person. */
const unknown: readonly number[] = [400, 403, 404];

/**
 * `/aanvragen/{uuid}`: redirects to the list if the request doesn't exist, and to the start page for people who may not
 * see requests.
 */
export default function RequestPage() {
	const { uuid = "" } = useParams();
	const allowed = useAccess("requestlist");
	const { data, error } = useQuery({
		...requestQueries.one(uuid),
		enabled: allowed,
		meta: { quiet: unknown },
		// A failure to refresh leaves the page, and what is filled in on it, as it is.
		throwOnError: (problem, { state }) => state.data === undefined && !isUnknown(problem),
	});
	if (!allowed) return <NoAccessRedirect needs="requestlist" page={text("nav.requests")} />;
	if (data?.limited || isUnknown(error)) return <Redirect to={paths.requests()} why={text("request.gone")} />;
	if (!data) return <PageLoading heights={[34, 420]} label={text("request.loading")} />;
	return <RequestScreen key={uuid} request={data} />;
}

function isUnknown(problem: unknown): boolean {
	return problem instanceof ApiProblem && unknown.includes(problem.status);
}
