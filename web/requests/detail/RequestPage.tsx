import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { requestQueries } from "../request-queries.ts";
import { RequestScreen } from "./RequestScreen.tsx";
import "../../texts/areas/requests.ts";

/** Refusals that mean there is no such request for this person. */
const unknown: readonly number[] = [400, 403, 404];

/** `/aanvragen/{uuid}`: back to the list when there is no such request, to the beginning when requests are not this person's. */
export default function RequestPage() {
	const { uuid = "" } = useParams();
	const allowed = useAccess("requestlist");
	const { data, error } = useQuery({
		...requestQueries.one(uuid),
		enabled: allowed,
		meta: { quiet: unknown },
		throwOnError: (problem) => !isUnknown(problem),
	});
	if (!allowed) return <Navigate to={paths.dashboard()} replace />;
	if (data?.limited || isUnknown(error)) return <Navigate to={paths.requests()} replace />;
	if (!data) return <Skeletons heights={[30, 34, 420]} label={text("request.loading")} />;
	return <RequestScreen key={uuid} request={data} />;
}

function isUnknown(problem: unknown): boolean {
	return problem instanceof ApiProblem && unknown.includes(problem.status);
}
