import type { Actor } from "../access/index.ts";
import type { SaveStep } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { completeEvent } from "../compile/machine-config.ts";
import { isEmpty } from "../conditions/index.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import { jsonCopy } from "../json/json-copy.ts";
import { isOpen, resetBy } from "../progress/step-states.ts";
import { waysOn } from "../progress/ways-on.ts";
import { readPath } from "../realisation/field-path.ts";
import { isDeleted } from "../realisation/items-of.ts";
import type { Realisation, RealisationEvent, StatusReason, TenantRules, Values } from "../realisation/realisation.ts";
import { fieldApplies } from "./fields/appearance.ts";
import { fillIn } from "./fields/fill-in.ts";
import { followChains, itemsAt } from "./fields/follow-chains.ts";
import { fire } from "./fire.ts";
import { carryOut, type SaveMode, saveMode } from "./save-step.ts";

/** What a save would do besides storing the input, to be shown to the person beforehand. */
export interface SavePreview {
	/** Set when the decision ends the process: the reason for cancelling it. */
	readonly cancels: StatusReason | null;
	/** Step that the process goes back to. */
	readonly resetsTo: StepCode | null;
	/** Steps that must be completed again, as far as the earlier values still lead there. */
	readonly reopens: readonly StepCode[];
	/** Steps that were reached, and that may follow again: a step that was never done comes first, and its answers decide. */
	readonly depends: readonly StepCode[];
	/** Steps that were reached, and that the new answers no longer lead to. */
	readonly lapses: readonly StepCode[];
	/**
	 * Fields that have a value now and will be emptied, with the step that fills them in; except those that the person emptied themselves.
	 */
	readonly empties: readonly { readonly step: StepCode; readonly path: FieldPath }[];
	/** Items in lists of other steps that become hidden, with what was filled in. */
	readonly hides: readonly HiddenItem[];
	/** The process afterwards, and the events on the way. */
	readonly outcome: { readonly realisation: Realisation; readonly events: readonly RealisationEvent[] };
}

export interface HiddenItem {
	readonly step: StepCode;
	readonly list: FieldPath;
	readonly item: Values;
	/** Names of the fields that were filled in at that step itself. */
	readonly filled: readonly string[];
}

/** What saving a step with these values would do, computed by the code that saves. Undefined when the save would be refused. */
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
	if (step === undefined || typeof mode !== "string") return undefined;
	const execution = new Execution(flow, realisation, actor, now, tenant);
	if (fillIn(execution, step, command.values, mode === "correction") !== undefined) return undefined;
	const typed = jsonCopy(execution.workingCopy.result());
	carryOut(execution, step, mode, command.complete);
	const { realisation: after, events } = execution.finish(null);
	const reset = events.find(({ type }) => type === "step-reset")?.meta.step;
	const target = reset === undefined ? undefined : flow.steps.get(reset);
	const cancelled = events.find(({ type }) => type === "cancelled-start");
	const walked = target === undefined ? { ...nothingAgain, values: after.values } : walkAgain(execution, target, typed, after);
	return {
		cancels: cancelled?.meta.reason ?? null,
		resetsTo: reset ?? null,
		reopens: walked.reopens,
		depends: walked.depends,
		lapses: walked.lapses,
		empties: emptied(execution, step, after.values),
		hides: hidden(flow, step, realisation.values, walked.values),
		outcome: { realisation: after, events },
	};
}

/** Whether to ask for confirmation, because more happens than storing what was typed. */
export function needsAsking({ cancels, hides }: SavePreview, mode: SaveMode): boolean {
	return mode === "change" || cancels !== null || hides.length > 0;
}

const nothingAgain = { reopens: [], depends: [], lapses: [] };

/**
 * Walks on from the reset with the earlier values, including outcomes, up to the steps that these do not complete: the steps on the way
 * must be done again, and of those that were reached before but are not on it, the ones that lie beyond the last steps may follow; the
 * others lapse. `typed`: the values before the reset emptied any, with the present input. `values`: those at the end of the way.
 */
function walkAgain(
	execution: Execution,
	target: CompiledStep,
	typed: Values,
	after: Realisation,
): Pick<SavePreview, "reopens" | "depends" | "lapses"> & { readonly values: Values } {
	const { flow, before } = execution;
	const walked = new Set<StepCode>();
	let state = after;
	const next = () => flow.order.find((one) => one.children.length === 0 && isOpen(state.steps, one) && !walked.has(one.code));
	for (let step = next(); step !== undefined && !state.flags.cancelled && !state.flags.completed; step = next()) {
		walked.add(step.code);
		if (typeof before.steps[step.code]?.completedAt === "number") state = completedAgain(execution, state, step, typed);
	}
	const reset = resetBy(flow, target).filter(
		(step) => step !== target && step.children.length === 0 && before.steps[step.code] !== undefined,
	);
	const ended = state.flags.cancelled || state.flags.completed;
	const ahead = stepsBeyond(flow, ended ? [] : flow.order.filter((one) => walked.has(one.code) && isOpen(state.steps, one)));
	const codes = (belongs: (code: StepCode) => boolean) => reset.map(({ code }) => code).filter(belongs);
	return {
		reopens: codes((code) => walked.has(code)),
		depends: codes((code) => !walked.has(code) && ahead.has(code)),
		lapses: codes((code) => !walked.has(code) && !ahead.has(code)),
		values: state.values,
	};
}

/** Every step that may follow these, whatever is filled in, sub-steps included. */
function stepsBeyond(flow: CompiledFlow, from: readonly CompiledStep[]): ReadonlySet<StepCode> {
	const found = new Set<StepCode>();
	const waiting = from.map(({ code }) => code);
	for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
		const following = waysOn(flow, code).flatMap((way) =>
			way === null ? [] : [way, ...(flow.steps.get(way)?.children ?? []).map((child) => child.code)],
		);
		for (const next of following) {
			if (found.has(next)) continue;
			found.add(next);
			waiting.push(next);
		}
	}
	return found;
}

/** The process once its step is completed with its former answers. */
function completedAgain(execution: Execution, state: Realisation, step: CompiledStep, typed: Values): Realisation {
	const again = new Execution(execution.flow, state, execution.actor, execution.now, execution.tenant);
	for (const path of step.form.fields.keys()) {
		again.workingCopy.set(path, readPath(typed, path));
	}
	fire(again, completeEvent(step.code));
	followChains(again);
	const { realisation, events } = again.finish(null);
	// Former answers that lead back to an earlier step would loop for ever.
	return events.some(({ type }) => type === "step-reset") ? state : realisation;
}

/** Fields that were filled in and are now empty, except those the person emptied in the form. */
function emptied(execution: Execution, own: CompiledStep, after: Values): SavePreview["empties"] {
	const { flow, before } = execution;
	return [...flow.shownIn].flatMap(([path, shown]) => {
		if (isEmpty(readPath(before.values, path)) || !isEmpty(readPath(after, path))) return [];
		const field = own.form.fields.get(path);
		const byHand =
			field !== undefined &&
			!field.computed &&
			fieldApplies(flow, field, execution.context) &&
			field.places.some((place) => !place.readOnly);
		const step = flow.writtenIn.get(path) ?? shown[0];
		return byHand || step === undefined ? [] : [{ step: step.code, path }];
	});
}

/** Items of following lists that become hidden with their source. */
function hidden(flow: CompiledFlow, own: CompiledStep, before: Values, after: Values): readonly HiddenItem[] {
	return flow.chains.flatMap(({ list, chain, step }) => {
		if (step === own) return [];
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
