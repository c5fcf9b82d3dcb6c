import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { hasProperty } from "./has-property.ts";
import { literalsBeside } from "./literals.ts";

/** What decides the course of a flow. */
export interface Decisive {
	/** Fields that a branch, a sub-step, a section or the effect of an entry depends on, directly or through a computed field. */
	readonly fields: ReadonlySet<FieldPath>;
	/** The literals that conditions and computations compare fields with. */
	readonly literals: ReadonlyMap<FieldPath, ReadonlySet<unknown>>;
	/** Whether the flow depends on the process type. */
	readonly byType: boolean;
}

export function decisiveFields(flow: CompiledFlow): Decisive {
	const derivations = flow.order.flatMap((step) => step.form.derivations);
	const deciding = flow.order.flatMap(decidingIn);
	const entered = flow.order.flatMap(({ definition }) => (definition.entered ?? []).map(({ field }) => field));
	const fields = new Set([...deciding.flatMap((condition) => fieldsRead(condition, flow.conditions)), ...entered]);
	for (const path of fields) {
		// The set grows during the iteration: fields that are added are visited too.
		for (const { field, value, when } of derivations) {
			if (field === path) {
				for (const read of [...fieldsRead(value, flow.conditions), ...fieldsRead(when, flow.conditions)]) {
					fields.add(read);
				}
			}
		}
	}
	const expressions = [...deciding, ...flow.order.flatMap(rulesIn), ...derivations.flatMap(({ value, when }) => [value, when])];
	const byType = [...expressions, ...Object.values(flow.conditions)].some((expression) => hasProperty(expression, "type"));
	const beside = literalsBeside(expressions, flow.conditions);
	return { fields, literals: throughComputed(flow, beside), byType };
}

/** Where the outcome of a computed field turns, the fields it is computed from turn nearby. */
function throughComputed(
	flow: CompiledFlow,
	literals: ReadonlyMap<FieldPath, ReadonlySet<unknown>>,
): ReadonlyMap<FieldPath, ReadonlySet<unknown>> {
	const spread = new Map(literals);
	for (const { field, value } of flow.order.flatMap((step) => step.form.derivations)) {
		for (const read of fieldsRead(value, flow.conditions)) {
			spread.set(read, new Set([...(spread.get(read) ?? []), ...(literals.get(field) ?? [])]));
		}
	}
	return spread;
}

function decidingIn({ definition, branches }: CompiledStep): readonly unknown[] {
	return [definition.when, ...branches.map(({ when }) => when), ...definition.sections.map(({ when }) => when)];
}

function rulesIn({ definition: { sections, complete } }: CompiledStep): readonly unknown[] {
	return [
		...(complete ?? []).map(({ unless }) => unless),
		...sections.flatMap((section) => [
			...[...(section.save ?? []), ...(section.complete ?? [])].map(({ unless }) => unless),
			...Object.values(section.fields ?? {}).flatMap(({ when, enabledWhen }) => [when, enabledWhen]),
		]),
	];
}
