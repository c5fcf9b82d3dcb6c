import type { Actor } from "../access/index.ts";
import type { Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuseFields } from "../command/refuse.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { checkForm } from "./fields/check-form.ts";
import { collectFields } from "./fields/collect-fields.ts";
import { begin } from "./fire.ts";

export interface Start {
	readonly type: string;
	readonly subtype: string | null;
	/** Fields of the first step that are known from the start, above all the stakeholders, including those that it shows read-only. */
	readonly values: Values;
}

/**
 * A new process at its first step, with the defaults of its form filled in. Who may start one, and of which types, is defined by the tenant
 * and checked by the server.
 */
export function startRealisation(flow: CompiledFlow, start: Start, actor: Actor, now: number): Outcome {
	const [first] = flow.order;
	if (first === undefined) throw new Error("a flow has at least one step");
	const execution = new Execution(flow, { ...nothing, type: start.type, subtype: start.subtype }, actor, now);
	const given = collectFields(first.form.tree, start.values);
	if (given.unknown.length > 0 || given.malformed.length > 0) {
		return refuseFields(given.unknown.length > 0 ? "unknown-field" : "invalid", [...given.unknown, ...given.malformed]);
	}
	for (const [path, value] of first.form.defaults) {
		execution.workingCopy.set(path, value);
	}
	for (const [path, value] of given.fields) {
		execution.workingCopy.set(path, value);
	}
	const errors = checkForm(execution, first, "complete", false).filter(
		({ path, lacking }) => (!lacking && given.fields.has(path)) || (lacking && isFixed(first, path)),
	);
	if (errors.length > 0) {
		return refuseFields(
			"invalid",
			errors.map(({ path, message }) => ({ path, message })),
		);
	}
	execution.emit("created", { uuid: null, type: start.type, subtype: start.subtype, changes: execution.workingCopy.takeChanges() });
	begin(execution);
	return execution.finish(activeStep(flow, execution.state.steps)?.code ?? first.code);
}

/** Whether the step shows the field but nobody can fill it in: a required value must then be given at the start. */
function isFixed({ form }: CompiledStep, path: FieldPath): boolean {
	const field = form.fields.get(path);
	return field !== undefined && !field.computed && field.places.every(({ readOnly, rule }) => readOnly || rule?.readOnly === true);
}

/** A process in which nothing has happened yet. */
export const nothing: Realisation = {
	type: "",
	subtype: null,
	values: {},
	steps: {},
	iteration: 0,
	flags: { completed: false, cancelled: false, onhold: false, vkb: false, gdpr: false },
	reasons: {},
	marks: [],
	locations: { selected: null, alternative: null },
	requests: [],
	tags: [],
};
