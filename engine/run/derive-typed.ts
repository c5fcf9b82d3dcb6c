import type { Actor } from "../access/index.ts";
import { contextOf } from "../command/context-of.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { deriveComputed, deriveTriggered } from "./fields/derive.ts";
import { untilSettled } from "./fields/rounds.ts";

interface Typed {
	readonly before: Values;
	readonly after: Values;
	/** May name groups; what counts is whether the field itself has another value than before. */
	readonly changed: readonly FieldPath[];
}

/**
 * The values that follow from what was just typed, so that they are seen before they are saved: those that depend on a
 * changed field (they stay editable), and always the computed ones. Uses the code of a save; returns what was typed when nothing follows.
 */
export function deriveTyped(
	flow: CompiledFlow,
	{ form }: CompiledStep,
	realisation: Realisation,
	actor: Actor,
	now: number,
	{ before, after, changed }: Typed,
): Values {
	const workingCopy = new WorkingCopy(after);
	const filling = { flow, workingCopy, context: contextOf(flow, realisation, actor, now, workingCopy.values) };
	deriveTriggered(filling, form, contextOf(flow, realisation, actor, now, before), ({ on }) => !touches(changed, on));
	untilSettled(workingCopy, () => deriveComputed(filling, form));
	return workingCopy.result();
}

function touches(changed: readonly FieldPath[], field: FieldPath): boolean {
	return changed.some((path) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
}
