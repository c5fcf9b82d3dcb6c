import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { available, realisationOf } from "../../../engine/index.ts";
import { compiledFlowQuery } from "../../flows/compiled-flow.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRolesAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { findDraft } from "./draft.ts";
import { createStepRules } from "./engine-rules.ts";
import { StepScreen } from "./StepScreen.tsx";
import { tenantRules } from "./tenant-rules.ts";
import "../../texts/areas/forms.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

/** Fetches what a step screen needs: the record, its flow in the version it is pinned to, and the stakeholders. */
export default function StepPage() {
	const { uuid = "", step = "" } = useParams();
	const client = useQueryClient();
	const tenant = useTenant();
	const { person } = usePerson();
	const record = useQuery(realisationQueries.one(uuid)).data;
	const roles = useRolesAt(record?.MunicipalityCode ?? "");
	const { data: loaded } = useQuery({
		...compiledFlowQuery(client, record?.flow.uuid ?? "", record?.flow.version ?? ""),
		enabled: record !== undefined,
		throwOnError: true,
	});
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
	const flow = loaded?.flow;
	const prepared = useMemo(() => {
		if (!flow) return null;
		const actor = { userId: person.userId, roles };
		const settings = tenantRules(tenant);
		return { actor, settings, rules: createStepRules({ flow, step, actor, tenant: settings, now: Date.now }) };
	}, [flow, step, person, roles, tenant]);
	if (!record || !flow || !prepared || !stakeholders) return <PageLoading heights={[34, 420]} label={text("step.loading")} />;
	return (
		<StepScreen
			key={`${uuid}/${step}`}
			record={record}
			step={step}
			flow={flow}
			rules={prepared.rules}
			availability={available(flow, realisationOf(record), prepared.actor, prepared.settings)}
			stakeholders={stakeholders}
			draft={findDraft({ userId: person.userId, uuid, step })}
		/>
	);
}
