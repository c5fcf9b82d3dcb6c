import { type Actor, holdsOneOf, mayReadStep } from "../access/index.ts";
import type { Country } from "../calendar/legal-days.ts";
import type { Refusal } from "../command/command.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/index.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import { type Term, termsOf } from "../terms/index.ts";
import * as termTexts from "../texts/terms.ts";

/** A running term that this person may extend. */
export interface ExtendableTerm {
	readonly refused: false;
	readonly term: Term & { readonly clock: NonNullable<Term["clock"]> };
	readonly due: string;
	/** Days by which it may still be extended. */
	readonly left: number;
}

interface Extending {
	readonly terms: NonNullable<TenantDefinition["terms"]>;
	/** Where the tenant works, whose public holidays are no working days. */
	readonly country: Country;
	/** Every event of the process, oldest first. */
	readonly past: readonly RealisationEvent[];
}

/**
 * A term of a process with the room for extending it, or why this person may not: a legal term never; any other as far as the tenant's file
 * allows and by the roles it names, while the process is running and the person sees the step with which the term ends.
 */
export function extendableTerm(
	flow: CompiledFlow,
	realisation: Realisation,
	name: string,
	actor: Actor,
	extending: Extending,
): ExtendableTerm | Refusal {
	const found = termInHand(flow, realisation, name, actor, extending);
	return !found.refused && found.left <= 0 ? refuse("term-extension", termTexts.fullyExtended) : found;
}

/** The same for a term that may have no room left: whoever may extend it takes its last extension back as well. */
export function termInHand(
	flow: CompiledFlow,
	realisation: Realisation,
	name: string,
	actor: Actor,
	{ terms, country, past }: Extending,
): ExtendableTerm | Refusal {
	const definition = Object.hasOwn(terms, name) ? terms[name] : undefined;
	const step = flow.steps.get(definition?.ends?.step ?? "");
	if (definition?.legal !== undefined) return refuse("term-fixed", termTexts.legalTerm);
	if (definition?.extends === undefined || step === undefined) return refuse("term-fixed", termTexts.fixedTerm);
	if (!holdsOneOf(actor, definition.extends.roles) || !mayReadStep(step, actor)) return refuse("forbidden", termTexts.mayNotExtend);
	const { completed, cancelled, onhold } = realisation.flags;
	if (completed) return refuse("not-open-for-change");
	if (cancelled || onhold) return refuse("locked");
	const term = termsOf(terms, realisation, past, country).find((running) => running.name === name);
	if (term === undefined || term.clock === null || term.due === null) return refuse("term-fixed", termTexts.notRunning);
	const left = definition.extends.most - term.extensions.reduce((sum, { days }) => sum + days, 0);
	return { refused: false, term: { ...term, clock: term.clock }, due: term.due, left };
}
