import { Suspense, useEffect } from "react";
import type { CompiledFlow, RealisationEvent, StepCode } from "../../../../engine/index.ts";
import { usePerson } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { LeaveGuard } from "../../../ui/dialogs/LeaveGuard.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { loadWhenIdle } from "../../../ui/loading/load-when-idle.ts";
import { actorsIn, doneByOneself } from "../../process/actor-name.ts";
import type { OngoingWork } from "../state/use-ongoing-work.ts";
import type { ResetQuestion } from "../state/use-reset-question.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";

/** Opened only by a click or a clash, so not part of the first load. */
const fetchMerge = () => import("./MergeDialog.tsx");
const fetchPreview = () => import("./ChangePreview.tsx");
const MergeDialog = lazyPart(fetchMerge, { over: ({ onLater }) => onLater });
const ChangePreview = lazyPart(fetchPreview, { over: ({ onCancel }) => onCancel });

interface StepDialogsProps {
	readonly screen: StepScreenState;
	readonly flow: CompiledFlow;
	readonly step: StepCode;
	readonly ongoing: OngoingWork;
	/** Whether another charging location may reset the process. */
	readonly question: ResetQuestion;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** The dialogs that precede an action: confirming a save with side effects, resolving a clash, leaving unsaved work. */
export function StepDialogs({ screen, flow, step, ongoing, question, nameOf }: StepDialogsProps) {
	const { userId } = usePerson();
	const { snapshot, context, send, labelOf, fields, choices } = screen;
	// Prefetched, because a dialog may be needed while the connection is lost.
	useEffect(() => {
		loadWhenIdle(fetchMerge);
		loadWhenIdle(fetchPreview);
	}, []);
	const label = flow.steps.get(step)?.definition.label ?? "";
	const preview = snapshot.matches("confirming")
		? context.rules.preview(context.record, context.values, { mode: context.mode, complete: context.saving?.complete ?? false })
		: null;
	// A change of location takes effect at once, without the unsaved input.
	const reset = question.asking
		? context.rules.effects(context.record, context.record.values, { mode: "change", complete: false })
		: undefined;
	// If the effects can't be computed, nothing is asked and the server decides.
	const { asking, answer } = question;
	useEffect(() => {
		if (asking && reset === undefined) answer(true);
	}, [asking, reset, answer]);
	const about = { step: `${step} ${label}`.trim(), flow, record: context.record, fields };
	return (
		<>
			{reset && (
				<Suspense fallback={null}>
					<ChangePreview
						{...about}
						resets
						byLocation
						preview={reset}
						onConfirm={() => question.answer(true)}
						onCancel={() => question.answer(false)}
					/>
				</Suspense>
			)}
			{preview && (
				<Suspense fallback={null}>
					<ChangePreview
						{...about}
						resets={context.mode === "change"}
						preview={preview}
						reason={{ typed: context.reason, onType: (reason) => send({ type: "reason", reason }) }}
						onConfirm={() => send({ type: "confirm" })}
						onCancel={() => send({ type: "cancel" })}
					/>
				</Suspense>
			)}
			{context.conflict && (
				<Suspense fallback={null}>
					<MergeDialog
						key={context.record.synced}
						clashes={context.conflict.clashes}
						takenOver={context.met?.takenOver ?? []}
						byOneself={doneByOneself(context.met?.events ?? [], userId)}
						by={actorsIn(context.met?.events ?? [], nameOf)}
						labelOf={labelOf}
						fields={fields}
						choices={choices}
						onApply={(theirs) => send({ type: "resolve", theirs })}
						onLater={() => send({ type: "later" })}
					/>
				</Suspense>
			)}
			<LeaveGuard
				when={screen.dirty || ongoing.shown}
				mayLeave={() => screen.mayLeave() && !ongoing.now()}
				kept={{
					title: text("leave.title"),
					text: text(screen.kept?.everywhere ? "leave.text" : "leave.text.here"),
					action: text("leave.action"),
				}}
			/>
		</>
	);
}
