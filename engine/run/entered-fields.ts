import type { CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { StepDefinition } from "../definition/flow-definition.ts";
import { readPath } from "./field-path.ts";
import type { Values } from "./realisation.ts";

type Entered = NonNullable<StepDefinition["entered"]>[number];

/** What a save of the step fills in that was empty and causes something: once, until somebody empties it again. */
export function enteredFields({ definition }: CompiledStep, before: Values, after: Values): readonly Entered[] {
	return (definition.entered ?? []).filter(({ field }) => isEmpty(readPath(before, field)) && !isEmpty(readPath(after, field)));
}
