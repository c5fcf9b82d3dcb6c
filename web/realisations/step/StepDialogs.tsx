import { lazy, Suspense } from "react";
import type { Clash, CompiledFlow, RealisationEvent, StepCode } from "../../../engine/index.ts";
import { stakeholderCategoryOf } from "../../forms/stakeholder-category.ts";
import { actorsIn } from "./actor-name.ts";
import { ChangePreview } from "./ChangePreview.tsx";
import { changeImpact } from "./change-impact.ts";
import { clashText } from "./clash-text.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import type { Running } from "./use-running.ts";
import type { StepScreenState } from "./use-step-screen.ts";

/** What only a click or a clash opens is not among what the page waits for. */
const MergeDialog = lazy(() => import("./MergeDialog.tsx").then((module) => ({ default: module.MergeDialog })));

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
	const label = flow.steps.get(step)?.definition.label ?? "";
	const preview = snapshot.matches("confirming")
		? context.rules.preview(context.record, context.values, { mode: context.mode, complete: context.saving?.complete ?? false })
		: null;
	const textOf = (clash: Clash, value: unknown): string => {
		const field = fields.get(clash.field);
		const category = field ? stakeholderCategoryOf(field.options) : null;
		return clashText(clash, value, field, category ? choices(category) : undefined);
	};
	return (
		<>
			{preview && (
				<ChangePreview
					step={`${step} ${label}`.trim()}
					resets={context.mode === "change"}
					impact={changeImpact(flow.definition, fields, preview)}
					onConfirm={() => send({ type: "confirm" })}
					onCancel={() => send({ type: "cancel" })}
				/>
			)}
			{context.conflict && (
				<Suspense fallback={null}>
					<MergeDialog
						key={context.record.synced}
						clashes={context.conflict.clashes}
						takenOver={context.met?.takenOver ?? []}
						by={actorsIn(context.met?.events ?? [], nameOf)}
						labelOf={labelOf}
						textOf={textOf}
						onApply={(theirs) => send({ type: "resolve", theirs })}
						onLater={() => send({ type: "later" })}
					/>
				</Suspense>
			)}
			<LeaveGuard dirty={screen.dirty || running.shown} mayLeave={() => screen.mayLeave() && !running.now()} />
		</>
	);
}
