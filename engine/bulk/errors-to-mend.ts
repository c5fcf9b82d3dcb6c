import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import type { FieldError } from "../validation/field-error.ts";

/**
 * The errors of a step without those that follow from another one: what is wrong with a field that is derived from a wrong field is right as
 * soon as that one is, and nobody who fills in a few fields of the step sees it.
 */
export function errorsToMend(flow: CompiledFlow, code: StepCode, errors: readonly FieldError[]): readonly FieldError[] {
	const wrong = new Set(errors.map(({ path }) => path));
	const derivations = flow.steps.get(code)?.form.derivations ?? [];
	const follows = (path: FieldPath): boolean =>
		derivations.some(
			({ field, on, value }) => field === path && [on ?? path, ...fieldsRead(value)].some((from) => from !== path && wrong.has(from)),
		);
	return errors.filter(({ path }) => !follows(path));
}
