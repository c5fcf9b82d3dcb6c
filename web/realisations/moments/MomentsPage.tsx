import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { versionsIn } from "../../../engine/index.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { useProcess } from "../process/use-process.tsx";
import { Moments } from "./Moments.tsx";
import "../../texts/areas/forms.ts";
import "../../texts/areas/moments.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

/** Loads the data for looking back at a process: the record with its events, and every version of the flow that occurs in them. */
export default function MomentsPage() {
	const { uuid = "" } = useParams();
	const client = useQueryClient();
	const { record, stakeholders, unknown } = useProcess(uuid);
	const versions = record === undefined ? [] : versionsIn(record.Events);
	const loaded = useQueries({
		queries: versions.map((version) => ({
			...compiledFlowQuery(client, record?.flow.uuid ?? "", version),
			throwOnError: true,
		})),
		combine: (results) => results.map(({ data }) => data?.flow),
	});
	if (unknown) return unknown;
	const flows = loaded.filter((flow) => flow !== undefined);
	if (record === undefined || stakeholders === undefined || flows.length < versions.length) {
		return <PageLoading heights={[34, 120, 420]} label={text("moments.loading")} />;
	}
	return <Moments record={record} flows={flows} stakeholders={stakeholders} />;
}
