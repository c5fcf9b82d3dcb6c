import { type ReactNode, useMemo } from "react";
import {
	type Actor,
	type CompiledFlow,
	type Realisation,
	type RealisationRecord,
	type StepCode,
	type TenantRules,
	viewStep,
} from "../../../engine/index.ts";
import { FlowFieldsContext } from "../../forms/flow-fields.ts";
import { FormEnvironmentContext } from "../../forms/form-environment.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { ProcessContext } from "../process/process-context.ts";
import { StepForm } from "./form/StepForm.tsx";
import { pidChoices, stakeholderChoices } from "./state/field-choices.ts";
import { flowFields } from "./state/field-labels.ts";
import { useScreenEnvironment } from "./state/use-screen-environment.ts";

/** The data from which a step is drawn, and the person it is drawn for. */
export interface ReadStepProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly realisation: Realisation;
	readonly step: StepCode;
	/** Instant in milliseconds for which the step is drawn. */
	readonly at: number;
	readonly stakeholders: readonly Stakeholder[];
	readonly actor: Actor;
	readonly rules: TenantRules;
	/** Whether to show only the step's own sections, without those that repeat earlier steps. Default: all, as on the step's own page. */
	readonly own?: boolean;
	/** Shown if the step does not exist or this person may not see it. Default: nothing. */
	readonly absent?: ReactNode;
}

const NONE: readonly never[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const nothing = () => {};

/** The form of a step, read-only, as its own page draws it when it is locked. Not a landmark, because a page may have several. */
export function ReadStep({ record, flow, realisation, step, at, stakeholders, actor, rules, own = false, absent = null }: ReadStepProps) {
	const tenant = useTenant();
	const fields = useMemo(() => flowFields(flow.definition), [flow]);
	const choices = useMemo(() => stakeholderChoices(stakeholders, flow.definition.bindings.namedStakeholders), [stakeholders, flow]);
	const pids = useMemo(() => pidChoices(tenant.pids), [tenant]);
	const view = useMemo(
		() => viewStep(flow, realisation, step, actor, { mode: "view" }, at, rules),
		[flow, realisation, step, actor, at, rules],
	);
	const shown = useMemo(() => ({ values: record.values, errors: NONE, doubts: NONE }), [record]);
	const environment = useScreenEnvironment(shown, {
		send: nothing,
		stakeholders: choices,
		pids,
		mayResetDates: false,
		announce: nothing,
		confirm: nothing,
	});
	const process = useMemo(
		() => ({ record, bindings: flow.definition.bindings, unsaved: false, savable: false, readOnly: true }),
		[record, flow],
	);
	if (view === undefined) return absent;
	const sections = own ? view.sections.filter(({ section }) => section.readOnly !== true) : view.sections;
	return (
		<FormEnvironmentContext value={environment}>
			<FlowFieldsContext value={fields}>
				<ProcessContext value={process}>
					<StepForm sections={sections} locked demanded={NOBODY} values={record.values} onEdit={nothing} inGroup />
				</ProcessContext>
			</FlowFieldsContext>
		</FormEnvironmentContext>
	);
}
