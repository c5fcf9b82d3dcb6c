import { findOperator, type Operator, operators } from "../../conditions/index.ts";
import { type FlowDefinition, type JsonPath, type JsonSchema, rolesOf, type TenantDefinition } from "../../definition/index.ts";
import type { StepEntry } from "../places/entries.ts";
import type { ExpressionPlace } from "../places/expression-places.ts";
import type { FieldTable } from "../places/field-table.ts";
import type { Finding, Place } from "../places/finding.ts";

/** What an expression may name, and where its findings go. */
export interface Scope {
	readonly fields: FieldTable;
	readonly names: Names;
	/** Whether the expression is inside a named condition, which may not refer to another. */
	readonly named: boolean;
	/** Schemas of the current item; undefined outside `some`, `all` and `none`. */
	readonly item: readonly JsonSchema[] | undefined;
	readonly place: (inside: JsonPath) => Place;
	readonly report: (finding: Finding) => void;
}

export interface Names {
	readonly conditions: readonly string[];
	readonly marks: readonly string[];
	readonly steps: readonly string[];
	/** Undefined, as are process types, when there is no tenant to compare with. */
	readonly roles: readonly string[] | undefined;
	readonly processTypes: readonly string[] | undefined;
}

export function namesOf(flow: FlowDefinition, steps: readonly StepEntry[], tenant: TenantDefinition | undefined): Names {
	return {
		conditions: Object.keys(flow.conditions ?? {}),
		marks: flow.marks ?? [],
		steps: steps.map(({ step }) => step.code),
		roles: tenant && rolesOf(tenant).map(({ role }) => role),
		processTypes: tenant?.processTypes.map(({ value }) => value),
	};
}

export function scopeOf(place: ExpressionPlace, fields: FieldTable, names: Names, report: Scope["report"]): Scope {
	const item =
		place.list === undefined
			? undefined
			: (fields.fields.get(place.list)?.declarations ?? []).flatMap(({ schema }) =>
					typeof schema.items === "object" ? [schema.items as JsonSchema] : [],
				);
	return { fields, names, named: place.name !== undefined, item, place: place.place, report };
}

/** The only connection with the operators: the check takes them from the same list that the interpreter runs. */
export const vocabulary: { readonly find: (name: string) => Operator | undefined; readonly names: readonly string[] } = {
	find: findOperator,
	names: operators.map(({ name }) => name),
};
