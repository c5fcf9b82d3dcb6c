import { lazy, Suspense, useCallback } from "react";
import type { Availability, RealisationEvent, StepCode } from "../../../engine/index.ts";
import { idOfPath } from "../../forms/field-path.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { ActionBar } from "./ActionBar.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FlowButtons } from "./FlowButtons.tsx";
import { StatusNotices } from "./StatusNotices.tsx";
import { StepForm } from "./StepForm.tsx";
import { StepHeader } from "./StepHeader.tsx";
import { StepRefused } from "./StepRefused.tsx";
import styles from "./StepScreen.module.css";
import { TypeNotice } from "./TypeNotice.tsx";
import { useRefusedFocus } from "./use-refused-focus.ts";
import type { StepScreenState } from "./use-step-screen.ts";

interface StepMainProps {
	readonly screen: StepScreenState;
	readonly step: StepCode;
	readonly availability: Availability;
	/** Steps of the flow's main line, whichever of them this person sees. */
	readonly total: number;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** Comes by itself after the step: nobody waits for what was said to begin working. */
const CommentsSection = lazy(() => import("../../comments/CommentsSection.tsx").then((module) => ({ default: module.CommentsSection })));

const clock = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", hour: "2-digit", minute: "2-digit" });

/** The step itself: header, what stands in the way, the form and its buttons. */
export function StepMain({ screen, step, total, availability, nameOf }: StepMainProps) {
	const { snapshot, context, send, view, errors, warnings, doubts, dirty, keptAt, press, labelOf, demanded, form } = screen;
	const summary = useRefusedFocus(context.attempts);
	const first = availability.steps[0]?.code === step;
	const shown = availability.steps.find((candidate) => candidate.code === step);
	const onEdit = useCallback((changes: Readonly<Record<string, unknown>>) => send({ type: "edit", changes }), [send]);
	if (!shown) return <StepRefused step={step} />;
	const buttons = (place: "header" | "footer") => (
		<FlowButtons
			place={place}
			views={view.buttons}
			busy={snapshot.matches("saving")}
			missing={view.missing.map(({ path }) => ({ id: idOfPath(path), label: labelOf(path) }))}
			onPress={press}
		/>
	);
	const note = keptAt !== null ? text("draft.kept", { time: clock.format(keptAt) }) : dirty ? text("draft.unsaved") : null;
	return (
		<div className={styles.main}>
			{/* What the keys of a step work in: not the comments below it. */}
			<div ref={form} className={styles.own}>
				<StepHeader step={shown} events={context.record.Events} total={total} buttons={buttons("header")} />
				<StatusNotices record={context.record} nameOf={nameOf} />
				{context.draft && (
					<DraftNotice
						draft={context.draft}
						labelOf={labelOf}
						onRestore={() => send({ type: "restore-draft" })}
						onDiscard={() => send({ type: "discard-draft" })}
					/>
				)}
				{view.locked && dirty && (
					<Notice kind="warning" title={text("step.locked.unsaved")} announce>
						{text(view.buttons.correct.shown ? "step.locked.unsaved.unlock" : "step.locked.unsaved.text", {
							reason: view.lockReason ?? text("step.locked"),
						})}
					</Notice>
				)}
				{first && <TypeNotice record={context.record} mayChange={!view.locked} dirty={dirty} discard={() => send({ type: "cancel" })} />}
				{context.mode !== "view" && !view.locked && <Notice kind="info" title={text(`step.mode.${context.mode}`)} />}
				{context.feedback && <Notice kind="danger" title={context.feedback} announce />}
				{(context.submitted !== "none" || context.refused.length > 0) && errors.length > 0 && (
					<ErrorSummary errors={errors} frame={summary} labelOf={labelOf} />
				)}
				{warnings.length > 0 && (
					<Notice kind="warning" title={text("step.saved.incomplete")} announce>
						{warnings.map(({ path, message }) => (
							<p key={path}>{path === "" ? message : text("step.errors.line", { label: labelOf(path), message })}</p>
						))}
					</Notice>
				)}
				{doubts.length > 0 && (
					<Notice kind="warning" title={text(doubts.length === 1 ? "step.doubts.one" : "step.doubts.other", { count: doubts.length })}>
						{doubts.map(({ path, message }) => (
							<p key={`${path} ${message}`}>{text("step.errors.line", { label: labelOf(path), message })}</p>
						))}
					</Notice>
				)}
				<form noValidate onSubmit={(event) => event.preventDefault()}>
					<StepForm sections={view.sections} locked={view.locked} demanded={demanded} values={context.values} onEdit={onEdit} />
				</form>
				<ActionBar note={note}>{buttons("footer")}</ActionBar>
			</div>
			<p className={styles.footer}>{text("step.footer")}</p>
			<Suspense fallback={<Skeletons heights={[120]} />}>
				<CommentsSection uuid={context.record.uuid} code={context.record.MunicipalityCode} />
			</Suspense>
		</div>
	);
}
