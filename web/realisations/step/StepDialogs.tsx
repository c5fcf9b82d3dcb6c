import { lazy, Suspense, useEffect } from "react";
import type { CompiledFlow, RealisationEvent, StepCode } from "../../../engine/index.ts";
import { fetchLater } from "../../ui/fetch-later.ts";
import { actorsIn } from "./actor-name.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import type { Running } from "./use-running.ts";
import type { StepScreenState } from "./use-step-screen.ts";

/** What only a click or a clash opens is not among what the page waits for. */
const fetchMerge = () => import("./MergeDialog.tsx");
const fetchPreview = () => import("./ChangePreview.tsx");
const MergeDialog = lazy(fetchMerge);
const ChangePreview = lazy(fetchPreview);

interface StepDialogsProps {
	readonly screen: StepScreenState;
	readonly flow: CompiledFlow;
	readonly step: StepCode;
	readonly running: Running;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** What the screen asks before it does something: a change that resets, a clash with another's save, leaving unsaved work. */
export function StepDialogs({ screen, flow, step, running, nameOf }: StepDialogsProps) {
	const { snapshot, context, send, labelOf, fields, choices } = screen;
	// Before they are needed: without a connection they could not be fetched any more.
	useEffect(() => {
		fetchLater(fetchMerge);
		fetchLater(fetchPreview);
	}, []);
	const label = flow.steps.get(step)?.definition.label ?? "";
	const preview = snapshot.matches("confirming")
		? context.rules.preview(context.record, context.values, { mode: context.mode, complete: context.saving?.complete ?? false })
		: null;
	return (
		<>
			{preview && (
				<Suspense fallback={null}>
					<ChangePreview
						step={`${step} ${label}`.trim()}
						resets={context.mode === "change"}
						flow={flow.definition}
						fields={fields}
						preview={preview}
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
						by={actorsIn(context.met?.events ?? [], nameOf)}
						labelOf={labelOf}
						fields={fields}
						choices={choices}
						onApply={(theirs) => send({ type: "resolve", theirs })}
						onLater={() => send({ type: "later" })}
					/>
				</Suspense>
			)}
			<LeaveGuard dirty={screen.dirty || running.shown} mayLeave={() => screen.mayLeave() && !running.now()} />
		</>
	);
}
