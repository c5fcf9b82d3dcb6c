import { holdsOneOf, type Reader } from "./actor.ts";

interface StepWithAccess {
	readonly definition: { readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] } };
}

/** Whether the person's roles let them save the step. */
export function mayEditStep({ definition }: StepWithAccess, reader: Reader): boolean {
	return holdsOneOf(reader, definition.access.edit);
}

/** Whether the person's roles let them see the step and its data. Whoever may edit may also see. */
export function mayReadStep(step: StepWithAccess, reader: Reader): boolean {
	return holdsOneOf(reader, step.definition.access.read) || mayEditStep(step, reader);
}
