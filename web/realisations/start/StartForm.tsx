import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import type { StakeholderCategory } from "../../../engine/index.ts";
import { failureText } from "../../api/error-notification.ts";
import { notifySuccess } from "../../api/notify.ts";
import { addPending } from "../../requests/connections/kept-connections.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { submitByKey } from "../../ui/actions/submit-by-key.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { LeaveGuard } from "../../ui/dialogs/LeaveGuard.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { finaliseConnections } from "../connections/finalise-connections.ts";
import { createRealisation, type NewRealisation } from "../realisation-commands.ts";
import { rememberRealisation } from "../realisation-queries.ts";
import { TypeChoice } from "../type/TypeChoice.tsx";
import { fieldId, StakeholderFields, stakeholderFields } from "./StakeholderFields.tsx";
import styles from "./StartPage.module.css";
import { StartRequestsCard } from "./StartRequestsCard.tsx";
import { municipalityOptions, optionsOf, ownerOptions } from "./stakeholder-options.ts";
import { useStakeholderChoice } from "./use-stakeholder-choice.ts";
import { requestsIn, useStartRequests } from "./use-start-requests.ts";
import "../../texts/areas/starting.ts";

interface StartFormProps {
	readonly uuid: string;
	readonly type: ProcessType;
	readonly stakeholders: readonly Stakeholder[];
}

/** Asks for the stakeholders of a new process of the given type, which is all it needs. */
export function StartForm({ uuid, type, stakeholders }: StartFormProps) {
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const { owner, categories } = tenant.parties;
	const fields = stakeholderFields(categories);
	const options = {
		municipality: municipalityOptions(stakeholders, tenant.municipalityOptions ?? [], codes),
		customer: owner === "customer" ? ownerOptions(stakeholders, "customer", codes) : optionsOf(stakeholders, "customer"),
		cpo: optionsOf(stakeholders, "cpo"),
		gridoperator: optionsOf(stakeholders, "gridoperator"),
		contractor: optionsOf(stakeholders, "contractor"),
	};
	const [search] = useSearchParams();
	const requestUuids = useMemo(() => requestsIn(search), [search]);
	const started = useStartRequests(requestUuids);
	const { choices, code, dirty, choose, discard } = useStakeholderChoice(options, tenant, started.requests[0]?.geographyCode);
	const refused = new Set(started.refused.map((request) => request.uuid));
	const creation = useCreation(
		uuid,
		requestUuids.filter((requestUuid) => !refused.has(requestUuid)),
	);
	const [submitted, setSubmitted] = useState(false);
	const lacking = fields.filter(({ name, missing }) => missing && choices[name] === "");
	const errors: Partial<Record<StakeholderCategory, string>> = submitted
		? Object.fromEntries(lacking.map(({ name, missing }) => [name, missing ? text(missing) : ""]))
		: {};

	function submit(event: FormEvent): void {
		event.preventDefault();
		setSubmitted(true);
		const [first] = lacking;
		if (first) {
			document.getElementById(fieldId(first.name))?.focus();
			return;
		}
		void creation.run({
			geographyCode: code,
			stakeholders: Object.values(choices).filter((slug) => slug !== ""),
			tenant: tenant.slug,
			type: type.value,
			...(type.meta?.subtype ? { subtype: type.meta.subtype } : {}),
		});
	}

	if (creation.result) return <Navigate to={paths.step(creation.result.uuid, "1")} replace />;
	return (
		<div className={styles.page}>
			{/* Outside the form below, because a submit of its own form would bubble up to that one. */}
			<TypeNotice uuid={uuid} type={type} dirty={dirty} discard={discard} />
			{requestUuids.length > 0 && <StartRequestsCard {...started} />}
			<form onSubmit={submit} onKeyDown={submitByKey} noValidate className={styles.page}>
				{Object.keys(errors).length > 0 ? <Notice kind="danger" title={text("start.errors")} announce /> : null}
				{creation.failed ? <Notice kind="danger" title={failureText(creation.error, text("start.failed"))} announce /> : null}
				<Card title={text("start.stakeholders")} className={styles.card ?? ""}>
					<p>{text(fields.some(({ name }) => name === "municipality") ? "start.stakeholders.text" : "start.stakeholders.object")}</p>
					<StakeholderFields fields={fields} options={options} choices={choices} errors={errors} choose={choose} />
					<div className={styles.buttons}>
						<Button type="submit" variant="filled" loading={creation.busy} aria-keyshortcuts="Control+Enter Meta+Enter">
							{text("start.create")}
						</Button>
					</div>
				</Card>
			</form>
			<LeaveGuard when={dirty} />
		</div>
	);
}

interface TypeNoticeProps {
	readonly uuid: string;
	readonly type: ProcessType;
	/** Whether there is input that changing the type would discard. */
	readonly dirty: boolean;
	/** Discards that input. */
	readonly discard: () => void;
}

/** Shows the type of the new process. Changing it clears the form, after confirmation. */
function TypeNotice({ uuid, type, dirty, discard }: TypeNoticeProps) {
	const navigate = useNavigate();
	const { search } = useLocation();
	return (
		<TypeChoice
			type={type.value}
			label={type.text}
			explanation={text("start.type.text")}
			mayChange
			dirty={dirty}
			discard={discard}
			onChoose={(chosen, close) => {
				close();
				navigate(paths.realisationWithType(uuid, chosen) + search, { replace: true });
			}}
		/>
	);
}

/** Creates the process under `uuid`, which makes repeated attempts idempotent, and then connects the requests it is for. */
function useCreation(uuid: string, requestUuids: readonly string[]) {
	const client = useQueryClient();
	const { userId } = usePerson();
	return useAct({
		call: (body: NewRealisation) => createRealisation(body, uuid),
		onDone: (record) => {
			rememberRealisation(client, record);
			for (const requestUuid of requestUuids) {
				addPending(userId, { uuid: record.uuid, connected: record.requestUuids }, { requestUuid, action: "connect" });
			}
			void finaliseConnections({ client, userId, uuid: record.uuid });
			notifySuccess(text("start.created"));
		},
	});
}
