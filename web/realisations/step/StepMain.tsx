import { Suspense, useCallback, useMemo } from "react";
import {
	type Availability,
	type ButtonName,
	type CompiledFlow,
	filesTakenOff,
	type RealisationEvent,
	type StepCode,
	wasSaved,
} from "../../../engine/index.ts";
import { idOfPath } from "../../forms/field-path.ts";
import { BelowFieldContext, ExplainMessageContext } from "../../forms/form-environment.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { clockText } from "../../ui/words/date-text.ts";
import { isOpenIn } from "../open-step-read-model.ts";
import { ActionBar } from "./actions/ActionBar.tsx";
import { FlowButtons } from "./actions/FlowButtons.tsx";
import { ToTop } from "./actions/ToTop.tsx";
import { ErrorSummary, useRefusedFocus } from "./form/ErrorSummary.tsx";
import { StepForm } from "./form/StepForm.tsx";
import { useFirstField } from "./form/use-first-field.ts";
import { StatusNotices } from "./header/StatusNotices.tsx";
import { StepHeader } from "./header/StepHeader.tsx";
import { WhyButton } from "./header/WhyButton.tsx";
import { WhyRefused } from "./header/WhyRefused.tsx";
import styles from "./StepScreen.module.css";
import type { StepScreenState } from "./state/use-step-screen.ts";

interface StepMainProps {
	readonly screen: StepScreenState;
	readonly flow: CompiledFlow;
	readonly step: StepCode;
	readonly availability: Availability;
	/** Number of steps on the flow's main line, including those this person cannot see. */
	readonly total: number | null;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** Loaded after the step, so that comments do not delay it. */
const DraftNotice = lazyPart(async () => ({ default: (await import("./draft/DraftNotice.tsx")).DraftNotice }));
const CommentsSection = lazyPart(async () => ({ default: (await import("../../comments/CommentsSection.tsx")).CommentsSection }));

/** Loaded before it is wanted, and after the step: it has to be there when the connection is not. */
const StepAnswer = lazyPart(() => import("./StepAnswer.tsx"), { early: true });

/** Needed at the first step only. */
const TypeNotice = lazyPart(async () => ({ default: (await import("./header/TypeNotice.tsx")).TypeNotice }));

/** Loaded after the step: its terms, and what comes next. */
const StepAhead = lazyPart(() => import("./header/StepAhead.tsx"));

/** Needed for a correction only: a change shows its impact when it is confirmed. */
const CorrectionImpact = lazyPart(() => import("./impact/CorrectionImpact.tsx"));

/** Loaded after the step: the last day of a legal term, below the day that was entered for it. */
const LegalDay = lazyPart(() => import("./form/LegalDay.tsx"));

/** Loaded after the step: who else is working on it. */
const AtWork = lazyPart(() => import("./header/AtWork.tsx"));

/** The main column of the screen: header, notices, form and buttons. */
export function StepMain({ screen, flow, step, total, availability, nameOf }: StepMainProps) {
	const { snapshot, context, send, view, errors, warnings, doubts, dirty, press, labelOf, demanded, form, fields, waiting } = screen;
	const saving = snapshot.matches("saving") ? (context.saving ?? { complete: false }) : waiting;
	const summary = useRefusedFocus(context.attempts);
	useFirstField(form, context.mode === "view" && !view.locked && context.draft === null && context.conflict === null);
	const first = availability.steps[0]?.code === step;
	const shown = availability.steps.find((candidate) => candidate.code === step);
	const onEdit = useCallback((changes: Readonly<Record<string, unknown>>) => send({ type: "edit", changes }), [send]);
	const { record } = context;
	// Such a term has a line of its own beside what comes next.
	const hasTerm = Object.values(useTenant().terms ?? {}).some(({ ends }) => ends?.step === step);
	const attachable = useMemo(() => {
		const removed = filesTakenOff(record);
		return record.files.filter(({ uuid }) => !removed.has(uuid));
	}, [record]);
	const explain = useCallback(
		(message: string) => <WhyRefused message={message} record={record} flow={flow} step={step} />,
		[record, flow, step],
	);
	const { trafficDecision } = flow.definition.bindings;
	const below = useCallback(
		(path: string) =>
			path === trafficDecision?.definitiveDate && (
				<Suspense fallback={null}>
					<LegalDay published={trafficDecision.publicationDate} />
				</Suspense>
			),
		[trafficDecision],
	);
	if (!shown) return <StepRefused step={step} />;
	const buttons = (place: "header" | "footer") => (
		<FlowButtons
			place={place}
			views={view.buttons}
			busy={saving === null ? null : busyButton(saving.complete, view.buttons.finish.shown)}
			missing={view.missing.map(({ path }) => ({ id: idOfPath(path), label: labelOf(path) }))}
			onPress={press}
		/>
	);
	const unsavable =
		view.locked && dirty
			? text(view.buttons.correct.shown ? "step.locked.unsaved.unlock" : "step.locked.unsaved.text", {
					reason: view.lockReason ?? text("step.locked"),
				})
			: null;
	const failed = context.unanswered?.onward !== true ? "save" : view.buttons.finish.shown ? "finish" : "next";
	return (
		<div className={styles.main}>
			{/* Scope of the step's keyboard shortcuts: not the comments below. */}
			<div ref={form} className={styles.own}>
				<StepHeader
					step={shown}
					events={context.record.Events}
					total={total}
					buttons={buttons("header")}
					why={<WhyButton screen={screen} flow={flow} step={shown} availability={availability} />}
				/>
				<StatusNotices record={context.record} nameOf={nameOf} />
				{shown.state === "open" && (
					<Suspense fallback={<Skeletons heights={[hasTerm ? 63 : 40]} />}>
						<StepAhead screen={screen} flow={flow} step={shown} steps={availability.steps} nameOf={nameOf} />
					</Suspense>
				)}
				<Suspense fallback={null}>
					<AtWork uuid={context.record.uuid} step={step} asked={!view.locked || isOpenIn(context.record, step)} reads={view.locked} />
				</Suspense>
				{context.draft && (
					<Suspense fallback={null}>
						<DraftNotice
							draft={context.draft}
							typed={dirty}
							moved={view.locked}
							labelOf={labelOf}
							onRestore={() => send({ type: "restore-draft" })}
							onDiscard={() => send({ type: "discard-draft" })}
						/>
					</Suspense>
				)}
				{first && (
					<Suspense fallback={<Skeletons heights={[wasSaved(context.record.Events) ? 71 : 93]} />}>
						<TypeNotice record={context.record} mayChange={!view.locked} dirty={dirty} discard={() => send({ type: "cancel" })} />
					</Suspense>
				)}
				{context.mode !== "view" && !view.locked && (
					<Notice kind="info" title={text(`step.mode.${context.mode}`)}>
						{context.mode === "correction" && (
							<Suspense fallback={<Skeletons heights={[91]} />}>
								<CorrectionImpact
									context={context}
									flow={flow}
									fields={fields}
									dirty={dirty}
									onReason={(reason) => send({ type: "reason", reason })}
								/>
							</Suspense>
						)}
					</Notice>
				)}
				{(unsavable !== null || context.feedback) && (
					<Suspense fallback={null}>
						<StepAnswer locked={unsavable} feedback={context.feedback} dirty={dirty} act={failed} onAgain={() => press(failed)} />
					</Suspense>
				)}
				{(context.submitted !== "none" || context.refused.length > 0) && errors.length > 0 && (
					<ExplainMessageContext value={explain}>
						<ErrorSummary errors={errors} frame={summary} labelOf={labelOf} />
					</ExplainMessageContext>
				)}
				{warnings.length > 0 && (
					<Notice kind="warning" title={text("step.saved.incomplete")} announce>
						{warnings.map(({ path, message }) => (
							<p key={path}>{path === "" ? message : text("step.errors.line", { label: labelOf(path), message })}</p>
						))}
					</Notice>
				)}
				{doubts.length > 0 && (
					<Notice
						kind="warning"
						title={doubtsTitle(doubts.length, errors.length > 0 || view.locked ? "errors" : view.missing.length > 0 ? "missing" : null)}
					>
						{doubts.map(({ path, message }) => (
							<p key={`${path} ${message}`}>{text("step.errors.line", { label: labelOf(path), message })}</p>
						))}
					</Notice>
				)}
				<form noValidate onSubmit={(event) => event.preventDefault()}>
					<ExplainMessageContext value={explain}>
						<BelowFieldContext value={below}>
							<StepForm sections={view.sections} locked={view.locked} demanded={demanded} values={context.values} onEdit={onEdit} />
						</BelowFieldContext>
					</ExplainMessageContext>
				</form>
				<ActionBar
					note={waiting === null ? noteOf(screen) : text("step.lookup.first")}
					lead={<ToTop step={shown} reference={record.ref} frame={form} />}
				>
					{buttons("footer")}
				</ActionBar>
			</div>
			<p className={styles.footer}>{text("step.footer")}</p>
			<Suspense fallback={<Skeletons heights={[120]} />}>
				<CommentsSection
					uuid={context.record.uuid}
					code={context.record.MunicipalityCode}
					files={attachable}
					reference={context.record.ref}
				/>
			</Suspense>
		</div>
	);
}

/** How the unsaved work was stored. A draft from elsewhere is not in the form, so it is not mentioned here: it is offered above. */
function noteOf({ kept, dirty, context }: StepScreenState): string | null {
	if (!dirty && context.draft !== null) return null;
	if (kept) return text(kept.everywhere ? "draft.kept" : "draft.kept.here", { time: clockText(kept.at) });
	return dirty ? text("draft.unsaved") : null;
}

/** Only mentions what can still be done: nothing with errors or at a locked step; a save with missing fields. */
function doubtsTitle(count: number, beside: "errors" | "missing" | null): string {
	const number = count === 1 ? "one" : "other";
	return text(beside === null ? `step.doubts.${number}` : `step.doubts.${beside}.${number}`, { count });
}

function busyButton(completes: boolean, finishes: boolean): ButtonName {
	if (!completes) return "save";
	return finishes ? "finish" : "next";
}

/** Shown instead of a step that the person may not see. */
function StepRefused({ step }: { readonly step: StepCode }) {
	return (
		<div className={styles.main}>
			<h1>{text("page.step", { step })}</h1>
			<Notice kind="warning" title={text("step.forbidden")} />
		</div>
	);
}
