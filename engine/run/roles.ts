import type { CompiledStep } from "../compile/compiled-flow.ts";
import type { Actor, TenantRules } from "./realisation.ts";

/** Rights add up over all roles a person has: one of the listed ones is enough. */
export function holdsOneOf(roles: readonly string[], wanted: readonly string[]): boolean {
	return wanted.some((role) => roles.includes(role));
}

/** Whether the person's roles let them save the step. */
export function mayEditStep(step: CompiledStep, actor: Pick<Actor, "roles">): boolean {
	return holdsOneOf(actor.roles, step.definition.access.edit);
}

/** Whether the person's roles let them see the step and its data; who edits also sees. */
export function mayReadStep(step: CompiledStep, actor: Pick<Actor, "roles">): boolean {
	return holdsOneOf(actor.roles, step.definition.access.read) || mayEditStep(step, actor);
}

/** Roles that the tenant gives an attribute to; nobody when it does not name it. */
export function rolesWith(tenant: TenantRules, attribute: string): readonly string[] {
	return tenant.access[attribute] ?? [];
}
