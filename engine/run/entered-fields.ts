import type { CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { StepDefinition } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";

type Entered = NonNullable<StepDefinition["entered"]>[number];

/** The effects of fields that a save of the step fills in: once, until somebody empties the field again. */
export function enteredFields({ definition }: CompiledStep, before: Values, after: Values): readonly Entered[] {
	return (definition.entered ?? []).filter(({ field }) => isEmpty(readPath(before, field)) && !isEmpty(readPath(after, field)));
}
