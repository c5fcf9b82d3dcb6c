import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { Outcome } from "./command.ts";
import { checkForm } from "./fields/check-form.ts";
import { collectFields } from "./fields/collect-fields.ts";
import type { Actor, Realisation, Values } from "./realisation.ts";
import { refuseFields } from "./refuse.ts";
import { Turn } from "./turn.ts";

export interface Start {
	readonly type: string;
	readonly subtype: string | null;
	/** Fields of the first step that are known from the beginning, the stakeholders above all; also those it shows read-only. */
	readonly values: Values;
}

/**
 * A new process at its first step, with the defaults of all forms filled in. Who may start one, and
 * which types there are, is the tenant's and checked by the server.
 */
export function startRealisation(flow: CompiledFlow, start: Start, actor: Actor, now: number): Outcome {
	const [first] = flow.order;
	if (first === undefined) {
		throw new Error("a flow has at least one step");
	}
	const turn = new Turn(flow, { ...nothing, type: start.type, subtype: start.subtype }, actor, now);
	const given = collectFields(first.form.tree, start.values);
	if (given.unknown.length > 0 || given.malformed.length > 0) {
		return refuseFields(given.unknown.length > 0 ? "unknown-field" : "invalid", [...given.unknown, ...given.malformed]);
	}
	fillDefaults(turn);
	for (const [path, value] of given.fields) {
		turn.draft.set(path, value);
	}
	const errors = checkForm(turn, first, "complete", false).filter(
		({ path, lacking }) => (!lacking && given.fields.has(path)) || (lacking && isFixed(first, path)),
	);
	if (errors.length > 0) {
		return refuseFields(
			"invalid",
			errors.map(({ path, message }) => ({ path, message })),
		);
	}
	turn.emit("created", { uuid: null, type: start.type, subtype: start.subtype, changes: turn.draft.takeChanges() });
	turn.setSteps({ [first.code]: { startedAt: now, completedAt: null } });
	turn.emitStep("step-start", first, { iteration: 0 });
	for (const child of first.children.slice(0, 1)) {
		turn.setSteps({ ...turn.state.steps, [child.code]: { startedAt: now, completedAt: null } });
		turn.emitStep("step-start", child, { iteration: 0 });
	}
	return turn.finish(first.children[0]?.code ?? first.code);
}

/** Whether the step shows the field but lets nobody fill it in: what it demands must be there from the beginning. */
function isFixed({ form }: CompiledStep, path: FieldPath): boolean {
	const field = form.fields.get(path);
	return field !== undefined && !field.computed && field.places.every(({ readOnly, rule }) => readOnly || rule?.readOnly === true);
}

/** A process to which nothing happened yet. */
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

/** A default is filled in once, at the start; whoever empties the field later keeps it empty. */
function fillDefaults(turn: Turn): void {
	for (const step of turn.flow.order) {
		for (const section of step.definition.sections) {
			for (const { path, schema } of schemaFields(section.schema).fields) {
				if (section.readOnly !== true && schema.default !== undefined) {
					turn.draft.set(path, schema.default);
				}
			}
		}
	}
}
