import { useId, useMemo } from "react";
import {
	type Actor,
	type Moment,
	type RealisationRecord,
	recordAt,
	type StepCode,
	type TenantRules,
	viewStep,
} from "../../../engine/index.ts";
import { FlowFieldsContext } from "../../forms/flow-fields.ts";
import { FormEnvironmentContext, MarkedFieldsContext } from "../../forms/form-environment.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { absoluteText } from "../../ui/date-text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { ProcessContext } from "../process/process-context.ts";
import { StepForm } from "../step/form/StepForm.tsx";
import { pidChoices, stakeholderChoices } from "../step/state/field-choices.ts";
import { flowFields } from "../step/state/field-labels.ts";
import { useScreenEnvironment } from "../step/state/use-screen-environment.ts";
import styles from "./Moments.module.css";

interface MomentFormProps {
	/** As it is now. */
	readonly record: RealisationRecord;
	readonly moment: Moment;
	readonly step: StepCode;
	readonly stakeholders: readonly Stakeholder[];
	readonly actor: Actor;
	readonly rules: TenantRules;
	/** Paths of fields that stand out. */
	readonly marked: ReadonlySet<string>;
}

const NONE: readonly never[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const nothing = () => {};

/** Not a landmark: there may be two of the same step. */
const groupNamed = (titles: string) => ({ role: "group", "aria-labelledby": titles }) as const;

/** A step as it was at a moment, drawn as its own page draws it when it is locked. */
export function MomentForm({ record, moment, step, stakeholders, actor, rules, marked }: MomentFormProps) {
	const { flow, realisation, ts } = moment;
	const tenant = useTenant();
	const heading = useId();
	const then = useMemo(() => recordAt(record, moment), [record, moment]);
	const fields = useMemo(() => flowFields(flow.definition), [flow]);
	const choices = useMemo(() => stakeholderChoices(stakeholders, flow.definition.bindings.namedStakeholders), [stakeholders, flow]);
	const pids = useMemo(() => pidChoices(tenant.pids), [tenant]);
	const view = useMemo(
		() => viewStep(flow, realisation, step, actor, { mode: "view" }, ts, rules),
		[flow, realisation, step, actor, ts, rules],
	);
	const shown = useMemo(() => ({ values: then.values, errors: NONE, doubts: NONE }), [then]);
	const environment = useScreenEnvironment(shown, {
		send: nothing,
		stakeholders: choices,
		pids,
		mayResetDates: false,
		announce: nothing,
		confirm: nothing,
	});
	const process = useMemo(() => ({ record: then, bindings: flow.definition.bindings, unsaved: false, savable: false }), [then, flow]);
	const label = flow.steps.get(step)?.definition.label ?? "";
	return (
		<FormEnvironmentContext value={environment}>
			<FlowFieldsContext value={fields}>
				<ProcessContext value={process}>
					<MarkedFieldsContext value={marked}>
						<section className={styles.form} {...groupNamed(`${heading} ${heading}-at`)}>
							<div>
								<h2 id={heading} className={styles.step}>
									{text("moments.step.title", { step, label })}
								</h2>
								<p id={`${heading}-at`} className={styles.quiet}>
									{absoluteText(ts)}
								</p>
							</div>
							{view === undefined ? (
								<Notice kind="warning" title={text("moments.step.absent", { step })} />
							) : realisation.steps[step] === undefined ? (
								<Notice kind="info" title={text("moments.step.notReached", { step })} />
							) : (
								<StepForm sections={view.sections} locked demanded={NOBODY} values={then.values} onEdit={nothing} inGroup />
							)}
						</section>
					</MarkedFieldsContext>
				</ProcessContext>
			</FlowFieldsContext>
		</FormEnvironmentContext>
	);
}
