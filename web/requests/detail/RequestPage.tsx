import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { TurnedAway } from "../../tenants/TurnedAway.tsx";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { SentOn } from "../../ui/SentOn.tsx";
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
	if (!allowed) return <TurnedAway needs="requestlist" page={text("nav.requests")} />;
	if (data?.limited || isUnknown(error)) return <SentOn to={paths.requests()} why={text("request.gone")} />;
	if (!data) return <PageLoading heights={[34, 420]} label={text("request.loading")} />;
	return <RequestScreen key={uuid} request={data} />;
}

function isUnknown(problem: unknown): boolean {
	return problem instanceof ApiProblem && unknown.includes(problem.status);
}
