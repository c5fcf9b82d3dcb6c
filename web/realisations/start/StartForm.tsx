import { Button } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { StakeholderCategory } from "../../../engine/index.ts";
import { failureText } from "../../api/error-notification.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { usePerson, useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { LeaveGuard } from "../../ui/LeaveGuard.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { paths } from "../../ui/paths.ts";
import { fieldId, StakeholderFields, stakeholderFields } from "./StakeholderFields.tsx";
import styles from "./StartPage.module.css";
import { StartRequestsCard } from "./StartRequestsCard.tsx";
import { municipalityOptions, optionsOf, ownerOptions } from "./stakeholder-options.ts";
import { requestsIn } from "./start-query.ts";
import { TypeNotice } from "./TypeNotice.tsx";
import { useCreation } from "./use-creation.ts";
import { useStakeholderChoice } from "./use-stakeholder-choice.ts";
import { useStartRequests } from "./use-start-requests.ts";

interface StartFormProps {
	readonly uuid: string;
	readonly type: ProcessType;
	readonly stakeholders: readonly Stakeholder[];
}

/** Type and stakeholders, all that a new process needs before it exists. */
export function StartForm({ uuid, type, stakeholders }: StartFormProps) {
	const tenant = useTenant();
	const { codes } = usePerson();
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
			{/* Outside the form: it has a form of its own, and a submit of that one would reach this one too. */}
			<TypeNotice uuid={uuid} type={type} dirty={dirty} discard={discard} />
			{requestUuids.length > 0 && <StartRequestsCard {...started} />}
			<form onSubmit={submit} noValidate className={styles.page}>
				{Object.keys(errors).length > 0 ? <Notice kind="danger" title={text("start.errors")} announce /> : null}
				{creation.failed ? <Notice kind="danger" title={failureText(creation.error, text("start.failed"))} announce /> : null}
				<Card title={text("start.stakeholders")} className={styles.card ?? ""}>
					<p>{text(fields.some(({ name }) => name === "municipality") ? "start.stakeholders.text" : "start.stakeholders.object")}</p>
					<StakeholderFields fields={fields} options={options} choices={choices} errors={errors} choose={choose} />
					<div className={styles.buttons}>
						<Button type="submit" variant="filled" loading={creation.busy}>
							{text("start.create")}
						</Button>
					</div>
				</Card>
			</form>
			<LeaveGuard when={dirty} />
		</div>
	);
}
