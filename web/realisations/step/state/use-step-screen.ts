import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Availability, ButtonName, CompiledFlow, RealisationRecord, StepCode } from "../../../../engine/index.ts";
import { notifyWarning } from "../../../api/notify.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { useElsewhere } from "../../../locations/use-elsewhere.ts";
import type { Stakeholder } from "../../../stakeholders/stakeholders.ts";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { paths } from "../../../ui/pages/paths.ts";
import { isCarriedOverClick } from "../actions/carried-over-click.ts";
import { neighbourStep } from "../actions/neighbour-step.ts";
import type { Draft } from "../draft/draft.ts";
import { isDirty, isUnsent } from "../machine/step-context.ts";
import { useMergedNotice } from "../machine/use-merged-notice.ts";
import { useStep } from "../machine/use-step.ts";
import type { StepRules } from "../rules/step-rules.ts";
import { stakeholderChoices } from "./field-choices.ts";
import { fieldLabel, flowFields } from "./field-labels.ts";
import { shownDoubts, shownErrors, withTaken } from "./shown-errors.ts";
import { useDraft } from "./use-draft.ts";
import type { OngoingWork } from "./use-ongoing-work.ts";
import { useSaveBehindLookup } from "./use-save-behind-lookup.ts";
import { useScreenEnvironment } from "./use-screen-environment.ts";
import { useTakenValues } from "./use-taken-values.ts";

export interface StepScreenInput {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly userId: string;
	readonly flow: CompiledFlow;
	readonly rules: StepRules;
	readonly availability: Availability;
	readonly stakeholders: readonly Stakeholder[];
	readonly draft: Draft | null;
	readonly pids: readonly Choice[];
	readonly mayResetDates: boolean;
	readonly ongoing: OngoingWork;
	/** Look-ups that a save waits for. */
	readonly lookup: OngoingWork;
}

/** The state and behaviour of the step screen, without its layout. */
export function useStepScreen({
	step,
	userId,
	flow,
	rules,
	availability,
	stakeholders,
	pids,
	mayResetDates,
	ongoing,
	lookup,
	...input
}: StepScreenInput) {
	const navigate = useNavigate();
	const { snapshot, send, actor, savedPlainly } = useStep({ record: input.record, step, rules, draft: input.draft, userId });
	const { context } = snapshot;
	const [announcement, setAnnouncement] = useState("");
	const fields = useMemo(() => flowFields(flow.definition), [flow]);
	const choices = useMemo(() => stakeholderChoices(stakeholders, flow.definition.bindings.namedStakeholders), [stakeholders, flow]);
	const elsewhere = useElsewhere(context.record.MunicipalityCode);
	const view = useMemo(
		() => rules.view(context.record, context.values, context.mode, elsewhere),
		[rules, context.record, context.values, context.mode, elsewhere],
	);
	const demandedNow = [...rules.demanded(context.record, context.values)].sort().join(" ");
	// Keeps the set's identity while its fields are the same, because a new one would re-render every section at every keystroke.
	const demanded = useMemo<ReadonlySet<string>>(() => new Set(demandedNow.split(" ")), [demandedNow]);
	const taken = useTakenValues({ flow, record: context.record, values: context.values, paths: rules.paths, locked: view.locked });
	// Input from before somebody else's hold locked the step is reported as unsaved; there is nothing to correct in it.
	const errors = useMemo(() => (view.locked ? [] : withTaken(shownErrors(context), taken)), [view.locked, context, taken]);
	const warnings = savedPlainly && context.submitted === "none" ? view.warnedAtSave : [];
	const dirty = useMemo(() => isDirty(context), [context]);
	const present = useCallback(() => actor.getSnapshot().context, [actor]);
	const kept = useDraft(context, { present, send, userId });
	const form = useRef<HTMLDivElement>(null);
	const goTo = (code: StepCode | null) => code !== null && navigate(paths.step(context.record.uuid, code));

	const behind = useSaveBehindLookup(lookup);
	const press = (name: ButtonName): void => {
		if (!view.buttons[name].shown || !view.buttons[name].enabled) return;
		if (name === "previous") goTo(neighbourStep(availability.steps, step, "previous"));
		else if (name === "next" && view.locked) goTo(neighbourStep(availability.steps, step, "next"));
		else if (name === "next" || name === "finish") save(true);
		else if (name === "save") save(false);
		else {
			behind.giveUp();
			send({ type: name });
		}
	};
	const save = (complete: boolean): void => {
		if (behind.waits(complete)) return;
		const closes = () => rules.problems(context.record, context.values, { mode: context.mode, complete }).length === 0;
		// Otherwise the step would be closed before the upload has finished, without the file.
		if (complete && ongoing.now() && closes()) notifyWarning(text("step.uploading.title"), text("step.uploading"));
		else send({ type: "save", complete, key: crypto.randomUUID() });
	};
	/** Ignores clicks on a completing button that belong to a series begun on another step. */
	const pressByHand = (name: ButtonName): void => {
		const completes = !view.locked && (name === "next" || name === "finish");
		if (!completes || !isCarriedOverClick(`${context.record.uuid}/${step}`, performance.now())) press(name);
	};
	const forwardName = view.buttons.finish.shown ? "finish" : "next";
	const forward = () => press(forwardName);
	// The step may have been closed meanwhile.
	behind.save.current = (complete) => void (view.locked || press(complete ? forwardName : "save"));
	const pressForward = useRef(forward);
	pressForward.current = forward;
	const offers = Object.entries(view.buttons).map(([name, { shown, enabled, reason }]) => [
		`step:${name}`,
		shown && { run: () => pressByHand(name as ButtonName), refused: enabled ? undefined : (reason ?? "") },
	]);
	useActions(Object.fromEntries(offers), { within: form });

	const doubts = useMemo(() => shownDoubts(context, view.doubts), [context, view.doubts]);
	const shown = useMemo(() => ({ values: context.values, errors, doubts }), [context.values, errors, doubts]);
	const environment = useScreenEnvironment(shown, {
		send,
		stakeholders: choices,
		pids,
		mayResetDates,
		announce: setAnnouncement,
		// Through the ref, because values that accompany the confirmation are set first.
		confirm: () => pressForward.current(),
	});
	const labelOf = useCallback((path: string) => fieldLabel(fields, path) || path, [fields]);
	useMergedNotice(actor, { userId, steps: availability.steps, labelOf });
	const mayLeave = useCallback(() => !isUnsent(present()), [present]);
	return {
		snapshot,
		context,
		send,
		view,
		errors,
		warnings,
		doubts,
		dirty,
		kept,
		press: pressByHand,
		environment,
		fields,
		choices,
		labelOf,
		demanded,
		mayLeave,
		announcement,
		/** The save that waits for a look-up. */
		waiting: behind.waiting,
		form,
	};
}

export type StepScreenState = ReturnType<typeof useStepScreen>;
