import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { available, realisationOf } from "../../../engine/index.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { tenantRules } from "../process/tenant-rules.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { findDraft } from "./draft/draft.ts";
import { createStepRules } from "./rules/engine-rules.ts";
import { StepScreen } from "./StepScreen.tsx";
import "../../texts/areas/forms.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/drafts.ts";
import "../../texts/areas/step.ts";

/** Loads what the step screen needs: the record, its version of the flow, and the stakeholders. */
export default function StepPage() {
	const { uuid = "", step = "" } = useParams();
	const client = useQueryClient();
	const tenant = useTenant();
	const person = usePerson();
	const record = useQuery(realisationQueries.one(uuid)).data;
	const actor = useRightsAt(record?.MunicipalityCode ?? "");
	const { data: loaded } = useQuery({
		...compiledFlowQuery(client, record?.flow.uuid ?? "", record?.flow.version ?? ""),
		enabled: record !== undefined,
		throwOnError: true,
	});
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
	const flow = loaded?.flow;
	const settings = useMemo(() => tenantRules(tenant), [tenant]);
	const rules = useMemo(
		() => (flow ? createStepRules({ flow, step, actor, tenant: settings, now: Date.now }) : null),
		[flow, step, actor, settings],
	);
	if (!record || !flow || !rules || !stakeholders) return <PageLoading heights={[34, 420]} label={text("step.loading")} />;
	return (
		<StepScreen
			key={`${uuid}/${step}`}
			record={record}
			step={step}
			flow={flow}
			rules={rules}
			availability={available(flow, realisationOf(record), actor, settings)}
			stakeholders={stakeholders}
			draft={findDraft({ userId: person.userId, uuid, step })}
		/>
	);
}
