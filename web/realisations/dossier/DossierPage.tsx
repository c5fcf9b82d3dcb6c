import { useParams } from "react-router";
import { useFlow } from "../../flows/compiled-flow.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { useProcess } from "../process/use-process.tsx";
import { Dossier } from "./Dossier.tsx";
import "../../texts/areas/dossier.ts";
import "../../texts/areas/forms.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

/** Loads the data for a dossier: the record, its version of the flow, and the stakeholders. */
export default function DossierPage() {
	const { uuid = "" } = useParams();
	const { record, stakeholders, unknown } = useProcess(uuid);
	const flow = useFlow(record);
	if (unknown) return unknown;
	if (record === undefined || flow === undefined || stakeholders === undefined) {
		return <PageLoading heights={[34, 120, 420]} label={text("dossier.loading")} />;
	}
	return <Dossier record={record} flow={flow} stakeholders={stakeholders} />;
}
