import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useParams } from "react-router";
import { available, type RealisationEvent, realisationOf } from "../../../engine/index.ts";
import { useFlow } from "../../flows/compiled-flow.ts";
import { FlowFieldsContext } from "../../forms/flow-fields.ts";
import { FormEnvironmentContext } from "../../forms/form-environment.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { actorName } from "../process/actor-name.ts";
import { ProcessContext } from "../process/process-context.ts";
import { tenantRules } from "../process/tenant-rules.ts";
import { NO_PEOPLE, realisationQueries } from "../realisation-queries.ts";
import { StepDialogs } from "./dialogs/StepDialogs.tsx";
import { findDraft } from "./draft/draft.ts";
import { StepRail } from "./rail/StepRail.tsx";
import { createStepRules } from "./rules/engine-rules.ts";
import { stepTotal } from "./rules/step-total.ts";
import { StepCrumb } from "./StepCrumb.tsx";
import { StepMain } from "./StepMain.tsx";
import styles from "./StepScreen.module.css";
import { SideCards } from "./side/SideCards.tsx";
import { pidChoices } from "./state/field-choices.ts";
import { useOngoingWork } from "./state/use-ongoing-work.ts";
import { useResetQuestion } from "./state/use-reset-question.ts";
import { type StepScreenInput, useStepScreen } from "./state/use-step-screen.ts";
import "../../texts/areas/forms.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/drafts.ts";
import "../../texts/areas/step.ts";

/** Loads the data for the step screen: the record, its version of the flow, and the stakeholders. */
export default function StepPage() {
	const { uuid = "", step = "" } = useParams();
	const tenant = useTenant();
	const person = usePerson();
	const record = useQuery(realisationQueries.one(uuid)).data;
	const actor = useRightsAt(record?.MunicipalityCode ?? "");
	const flow = useFlow(record);
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
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

/** The screen of any step of any flow. The engine decides what this person sees and may do. */
function StepScreen(props: Omit<StepScreenInput, "pids" | "mayResetDates" | "userId" | "ongoing" | "lookup">) {
	const { step, flow, availability } = props;
	const tenant = useTenant();
	const person = usePerson();
	const pids = useMemo(() => pidChoices(tenant.pids), [tenant]);
	const { ongoing, begin } = useOngoingWork();
	const { ongoing: lookup, begin: beginLookup } = useOngoingWork();
	const mayResetDates = tenant.canResetDateValue === true;
	const screen = useStepScreen({ ...props, userId: person.userId, pids, mayResetDates, ongoing, lookup });
	const { context, environment, fields, errors } = screen;
	const total = stepTotal(flow.definition.steps);
	const label = availability.steps.find((candidate) => candidate.code === step)?.label ?? "";
	const page = `${step} ${label}, ${context.record.reference}`;
	usePageTitle(errors.length > 0 ? text("step.errors.pageTitle", { count: errors.length, page }) : page);
	const { data: people = NO_PEOPLE } = useQuery(realisationQueries.people());
	const nameOf = useCallback(
		(event: RealisationEvent) => actorName(event, person.userId, people, availability.steps),
		[person, people, availability],
	);
	const unsaved = screen.dirty && !screen.view.locked;
	const savable = screen.view.buttons.save.shown && screen.view.buttons.save.enabled;
	const { record, mode } = context;
	const question = useResetQuestion();
	const { ask } = question;
	const process = useMemo(
		() => ({
			record,
			bindings: flow.definition.bindings,
			unsaved,
			savable,
			mode,
			begin,
			beginLookup,
			...(mode === "change" && { askBeforeReset: ask }),
		}),
		[record, flow, unsaved, savable, mode, begin, beginLookup, ask],
	);
	return (
		<FormEnvironmentContext value={environment}>
			<FlowFieldsContext value={fields}>
				<ProcessContext value={process}>
					<div className={styles.screen}>
						<div className={styles.crumb}>
							<StepCrumb record={context.record} status={availability.status} />
						</div>
						<div className={styles.rail}>
							<StepRail
								total={total}
								pathOf={(code) => paths.step(context.record.uuid, code)}
								steps={availability.steps}
								events={context.record.Events}
								shown={step}
							/>
						</div>
						<StepMain screen={screen} flow={flow} step={step} total={total} availability={availability} nameOf={nameOf} />
						<aside className={styles.side} aria-label={text("side.label")}>
							<SideCards screen={screen} flow={flow} availability={availability} nameOf={nameOf} />
						</aside>
					</div>
					<StepDialogs screen={screen} flow={flow} step={step} ongoing={ongoing} question={question} nameOf={nameOf} />
					<p className="visually-hidden" role="status">
						{screen.announcement}
					</p>
				</ProcessContext>
			</FlowFieldsContext>
		</FormEnvironmentContext>
	);
}
