import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { completeEvent } from "../compile/machine-config.ts";
import { isEmpty } from "../conditions/index.ts";
import { isDeleted } from "../conditions/items-of.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import type { SaveStep } from "./command.ts";
import { readPath } from "./field-path.ts";
import { fieldApplies } from "./fields/appearance.ts";
import { fillIn } from "./fields/fill-in.ts";
import { followChains, itemsAt } from "./fields/follow-chains.ts";
import { fire } from "./fire.ts";
import type { Actor, Realisation, StatusReason, TenantRules, Values } from "./realisation.ts";
import { carryOut, type SaveMode, saveMode } from "./save-step.ts";
import { isOpen, resetBy } from "./step-states.ts";
import { Turn } from "./turn.ts";

/** What a save would do besides storing what was filled in: told to the person before it is done. */
export interface SavePreview {
	/** The decision ends the process: the reason it is cancelled with. */
	readonly cancels: StatusReason | null;
	/** Step that the process goes back to. */
	readonly resetsTo: StepCode | null;
	/** Steps to be completed again, as far as the answers of before still lead there. */
	readonly reopens: readonly StepCode[];
	/** Steps that were reached, and that nothing leads to with the new answers. */
	readonly lapses: readonly StepCode[];
	/** Fields that have a value now and will be empty, with the step that fills them in; what the person emptied themselves is not among them. */
	readonly empties: readonly { readonly step: StepCode; readonly path: FieldPath }[];
	/** Items of lists of other steps that go out of sight, with what was filled in of them. */
	readonly hides: readonly HiddenItem[];
}

export interface HiddenItem {
	readonly step: StepCode;
	readonly list: FieldPath;
	readonly item: Values;
	/** Names of the fields that were filled in at that step itself. */
	readonly filled: readonly string[];
}

/**
 * What saving a step with these values would do, worked out by the very code that saves. Undefined
 * when it could not be saved like that at all.
 */
export function previewSave(
	flow: CompiledFlow,
	realisation: Realisation,
	command: Omit<SaveStep, "target" | "kind">,
	actor: Actor,
	now: number,
	tenant: TenantRules,
): SavePreview | undefined {
	const step = flow.steps.get(command.step);
	const mode = step === undefined ? undefined : saveMode(realisation, step, actor, command.correction);
	if (step === undefined || typeof mode !== "string") {
		return undefined;
	}
	const turn = new Turn(flow, realisation, actor, now, tenant);
	if (fillIn(turn, step, command.values, mode === "correction") !== undefined) {
		return undefined;
	}
	const typed = JSON.parse(JSON.stringify(turn.draft.result())) as Values;
	carryOut(turn, step, mode, command.complete);
	const { realisation: after, events } = turn.finish(null);
	const reset = events.find(({ type }) => type === "step-reset")?.meta.step;
	const target = reset === undefined ? undefined : flow.steps.get(reset);
	const cancelled = events.find(({ type }) => type === "cancelled-start");
	const walked = target === undefined ? { reopens: [], lapses: [], values: after.values } : walkAgain(turn, target, typed, after);
	return {
		cancels: cancelled?.meta.reason ?? null,
		resetsTo: reset ?? null,
		reopens: walked.reopens,
		lapses: walked.lapses,
		empties: emptied(turn, step, after.values),
		hides: hidden(flow, step, realisation.values, walked.values),
	};
}

/** Whether somebody has to be asked first: more happens than what they typed. */
export function needsAsking({ cancels, hides }: SavePreview, mode: SaveMode): boolean {
	return mode === "change" || cancels !== null || hides.length > 0;
}

/**
 * Walks on from the reset with the answers of before, outcomes too: the steps on the way are those to be
 * done again, and what was reached before and is not on the way lapses. `typed`: the values before the reset
 * emptied anything, with what is filled in now. `values`: those at the end of the way.
 */
function walkAgain(
	turn: Turn,
	target: CompiledStep,
	typed: Values,
	after: Realisation,
): Pick<SavePreview, "reopens" | "lapses"> & { readonly values: Values } {
	const { flow, before } = turn;
	const walked = new Set<StepCode>();
	let state = after;
	const next = () => flow.order.find((one) => one.children.length === 0 && isOpen(state.steps, one) && !walked.has(one.code));
	for (let step = next(); step !== undefined && !state.flags.cancelled && !state.flags.completed; step = next()) {
		walked.add(step.code);
		if (typeof before.steps[step.code]?.completedAt === "number") {
			state = completedAgain(turn, state, step, typed);
		}
	}
	const reset = resetBy(flow, target).filter(
		(step) => step !== target && step.children.length === 0 && before.steps[step.code] !== undefined,
	);
	const codes = (steps: readonly CompiledStep[]) => steps.map(({ code }) => code);
	return {
		reopens: codes(reset.filter(({ code }) => walked.has(code))),
		lapses: codes(reset.filter(({ code }) => !walked.has(code))),
		values: state.values,
	};
}

/** The process once its step is completed with the answers it had. */
function completedAgain(turn: Turn, state: Realisation, step: CompiledStep, typed: Values): Realisation {
	const again = new Turn(turn.flow, state, turn.actor, turn.now, turn.tenant);
	for (const path of step.form.fields.keys()) {
		again.draft.set(path, readPath(typed, path));
	}
	fire(again, completeEvent(step.code));
	followChains(again);
	const { realisation, events } = again.finish(null);
	// Answers of before that lead back again would go round for ever.
	return events.some(({ type }) => type === "step-reset") ? state : realisation;
}

/** What was filled in and is not any more, apart from what the person emptied in the form. */
function emptied(turn: Turn, own: CompiledStep, after: Values): SavePreview["empties"] {
	const { flow, before } = turn;
	return [...flow.shownIn].flatMap(([path, shown]) => {
		if (isEmpty(readPath(before.values, path)) || !isEmpty(readPath(after, path))) {
			return [];
		}
		const field = own.form.fields.get(path);
		const byHand =
			field !== undefined && !field.computed && fieldApplies(flow, field, turn.context) && field.places.some((place) => !place.readOnly);
		const step = flow.writtenIn.get(path) ?? shown[0];
		return byHand || step === undefined ? [] : [{ step: step.code, path }];
	});
}

/** Items of lists that come out of another and go out of sight with it. */
function hidden(flow: CompiledFlow, own: CompiledStep, before: Values, after: Values): readonly HiddenItem[] {
	return flow.chains.flatMap(({ list, chain, step }) => {
		if (step === own) {
			return [];
		}
		const gone = new Set(
			itemsAt(after, list)
				.filter(isDeleted)
				.map(({ uuid }) => uuid),
		);
		const copied = new Set(["uuid", ...(chain.read ?? [])]);
		return itemsAt(before, list)
			.filter((item) => !isDeleted(item) && gone.has(item.uuid))
			.map((item) => ({
				step: step.code,
				list,
				item,
				filled: Object.keys(item).filter((name) => !copied.has(name) && !isEmpty(item[name])),
			}));
	});
}
