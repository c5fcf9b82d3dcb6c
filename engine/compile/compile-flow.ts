import { createInterpreter, fieldsRead } from "../conditions/index.ts";
import type { Branch, FieldPath, ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import type { ValidatorOf } from "../validation/validator.ts";
import type { CompiledFlow, CompiledStep, FlowChain, StepForm } from "./compiled-flow.ts";
import { flowLabels } from "./flow-labels.ts";
import { flowMachine } from "./machine.ts";
import { schemaFields } from "./schema-fields.ts";
import { stepForm } from "./step-form.ts";

interface CompileOptions {
	readonly validators: ValidatorOf;
}

/** Makes a checked flow ready to run. Forms and validators are created per step, on first use. */
export function compileFlow(definition: ResolvedFlow, { validators }: CompileOptions): CompiledFlow {
	const order: CompiledStep[] = [];
	addLine(definition.steps, null, null, order, validators);
	const steps = new Map(order.map((step) => [step.code, step]));
	const definitions = order.map((step) => step.definition);
	const chains = chainsOf(order);
	return {
		definition,
		interpreter: createInterpreter(),
		conditions: definition.conditions ?? {},
		order,
		steps,
		steering: steeringFields(definition, definitions),
		...fieldIndex(order),
		chains,
		chainedLists: new Set(chains.flatMap(({ list, chain }) => [list, chain.from])),
		unique: new Map(
			definitions
				.flatMap(({ sections }) => sections)
				.flatMap(({ unique = [] }) => unique)
				.map((unique) => [unique.field, unique]),
		),
		machine: flowMachine(order),
		labels: flowLabels(definition, definitions),
	};
}

type Growing = { -readonly [Key in keyof CompiledStep]: CompiledStep[Key] } & { children: CompiledStep[] };

/** Adds consecutive steps, each followed by its sub-steps. */
function addLine(
	line: readonly ResolvedStep[],
	parent: CompiledStep | null,
	track: string | null,
	order: CompiledStep[],
	validators: ValidatorOf,
): readonly CompiledStep[] {
	let previous: Growing | undefined;
	return line.map((definition) => {
		let form: StepForm | undefined;
		const step: Growing = {
			definition,
			code: definition.code,
			index: order.length,
			parent,
			track,
			children: [],
			branches: definition.next ?? noBranches,
			following: null,
			get form() {
				form ??= stepForm(definition, validators);
				return form;
			},
		};
		if (previous !== undefined) previous.following = step;
		previous = step;
		order.push(step);
		const { first = [], tracks = [] } = definition.children ?? { tracks: [] };
		step.children.push(...addLine(first, step, "first", order, validators));
		for (const { id, steps } of tracks) {
			step.children.push(...addLine(steps, step, id, order, validators));
		}
		return step;
	});
}

const noBranches: readonly Branch[] = [];

function chainsOf(order: readonly CompiledStep[]): readonly FlowChain[] {
	return order.flatMap((step) =>
		step.definition.sections.flatMap(({ chains = {} }) => Object.entries(chains).map(([list, chain]) => ({ list, chain, step }))),
	);
}

/** Which steps show each field, and which step writes it, without building the forms. */
function fieldIndex(order: readonly CompiledStep[]): Pick<CompiledFlow, "shownIn" | "writtenIn"> {
	const shownIn = new Map<FieldPath, CompiledStep[]>();
	const writtenIn = new Map<FieldPath, CompiledStep>();
	for (const step of order) {
		for (const section of step.definition.sections) {
			for (const { path } of schemaFields(section.schema).fields) {
				const shown = shownIn.get(path) ?? [];
				shownIn.set(path, shown.includes(step) ? shown : [...shown, step]);
				if (section.readOnly !== true && !writtenIn.has(path)) writtenIn.set(path, step);
			}
		}
	}
	return { shownIn, writtenIn };
}

/**
 * The fields that the course of a process depends on: those read by a branch, by a sub-step's condition or by a section's condition, and
 * those that a section names as such. Changing one is a change of the process, never a correction.
 */
function steeringFields(flow: ResolvedFlow, steps: Iterable<ResolvedStep>): ReadonlySet<FieldPath> {
	const paths = new Set<FieldPath>();
	for (const step of steps) {
		const conditions = [step.when, ...(step.next ?? []).map((branch) => branch.when), ...step.sections.map((section) => section.when)];
		for (const condition of conditions) {
			for (const path of condition === undefined ? [] : fieldsRead(condition, flow.conditions)) {
				paths.add(path);
			}
		}
		for (const path of step.sections.flatMap((section) => section.steering ?? [])) {
			paths.add(path);
		}
	}
	return paths;
}
