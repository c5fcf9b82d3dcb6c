import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { versionsIn } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { Redirect } from "../../ui/Redirect.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { Moments } from "./Moments.tsx";
import "../../texts/areas/forms.ts";
import "../../texts/areas/moments.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

/** Loads what looking back at a process needs: the record with its events, and every version of the flow that they are of. */
export default function MomentsPage() {
	const { uuid = "" } = useParams();
	const client = useQueryClient();
	const { data: record, error } = useQuery({ ...realisationQueries.one(uuid), meta: { quiet: [400, 403, 404] } });
	const versions = record === undefined ? [] : versionsIn(record.Events);
	const loaded = useQueries({
		queries: versions.map((version) => ({
			...compiledFlowQuery(client, record?.flow.uuid ?? "", version),
			throwOnError: true,
		})),
		combine: (results) => results.map(({ data }) => data?.flow),
	});
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
	if (error instanceof ApiProblem && error.status < 500) {
		return <Redirect to={paths.realisations()} why={text("realisation.unknown")} />;
	}
	const flows = loaded.filter((flow) => flow !== undefined);
	if (record === undefined || stakeholders === undefined || flows.length < versions.length) {
		return <PageLoading heights={[34, 120, 420]} label={text("moments.loading")} />;
	}
	return <Moments record={record} flows={flows} stakeholders={stakeholders} />;
}
