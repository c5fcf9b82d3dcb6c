import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { Redirect } from "../../ui/Redirect.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { Dossier } from "./Dossier.tsx";
import "../../texts/areas/dossier.ts";
import "../../texts/areas/forms.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

/** Loads what a dossier needs: the record, its version of the flow, and the stakeholders. */
export default function DossierPage() {
	const { uuid = "" } = useParams();
	const client = useQueryClient();
	const { data: record, error } = useQuery({ ...realisationQueries.one(uuid), meta: { quiet: [400, 403, 404] } });
	const { data: loaded } = useQuery({
		...compiledFlowQuery(client, record?.flow.uuid ?? "", record?.flow.version ?? ""),
		enabled: record !== undefined,
		throwOnError: true,
	});
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
	if (error instanceof ApiProblem && error.status < 500) {
		return <Redirect to={paths.realisations()} why={text("realisation.unknown")} />;
	}
	if (record === undefined || loaded === undefined || stakeholders === undefined) {
		return <PageLoading heights={[34, 120, 420]} label={text("dossier.loading")} />;
	}
	return <Dossier record={record} flow={loaded.flow} stakeholders={stakeholders} />;
}
