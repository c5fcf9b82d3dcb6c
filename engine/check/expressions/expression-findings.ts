import type { FlowDefinition, TenantDefinition } from "../../definition/index.ts";
import type { StepEntry } from "../places/entries.ts";
import type { ExpressionPlace } from "../places/expression-places.ts";
import type { FieldTable } from "../places/field-table.ts";
import { errorAt, type Finding } from "../places/finding.ts";
import { demandCondition, infer } from "./infer.ts";
import { namesOf, scopeOf } from "./scope.ts";
import { nameOfType, share, typeOfSchemas } from "./value-types.ts";

interface Facts {
	readonly flow: FlowDefinition;
	readonly tenant: TenantDefinition | undefined;
	readonly steps: readonly StepEntry[];
	readonly fields: FieldTable;
	readonly expressions: readonly ExpressionPlace[];
}

/** Everything that is wrong inside the flow's expressions: names that do not exist, and types that do not match. */
export function expressionFindings({ flow, tenant, steps, fields, expressions }: Facts): readonly Finding[] {
	const names = namesOf(flow, steps, tenant);
	const found: Finding[] = [];
	for (const place of expressions) {
		const scope = scopeOf(place, fields, names, (finding) => found.push(finding));
		if (place.expects === "condition") {
			demandCondition(place.expression, [], scope);
			continue;
		}
		const field = fields.fields.get(place.expects.field);
		const value = infer(place.expression, [], scope);
		const wanted = typeOfSchemas(field?.declarations.map(({ schema }) => schema) ?? []);
		if (!share(value, wanted)) {
			scope.report(
				errorAt("wrong-type", scope.place([]), {
					message: `${place.expects.field} holds ${nameOfType(wanted)}, and this gives ${nameOfType(value)}.`,
					remedy: "Give a value of the field's own type.",
				}),
			);
		}
	}
	return found;
}
