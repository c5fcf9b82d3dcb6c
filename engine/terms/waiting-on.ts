import type { Country } from "../calendar/legal-days.ts";
import { midnightOf } from "../calendar/midnight.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { withoutUndone } from "../progress/durations.ts";
import { openSteps } from "../progress/open-steps.ts";
import { isOpenForChange } from "../progress/process-status.ts";
import { isPublished } from "../progress/published-decision.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import { type Term, type TermDefinitions, termsOf } from "./terms-of.ts";

/**
 * `rejected`: a decision in another step led back. `reset`: somebody opened a step again. `resumed`: the process stood still, and
 * continues.
 */
type CameBack = "rejected" | "reset" | "resumed";

/** Something in a process that waits for somebody. */
export interface Waiting {
	/**
	 * `step`: it can be filled in. `decision`: the objection period of a traffic decision is running, or is over so that the decision can
	 * be confirmed.
	 */
	readonly kind: "step" | "decision";
	/** Code of the step; empty for a decision. */
	readonly step: string;
	/** Role that must act; empty for a decision, for which the tenant's access map applies. */
	readonly role: string;
	/** Instant since when it waits. */
	readonly since: number;
	/** Last day, "YYYY-MM-DD"; null without a term. */
	readonly due: string | null;
	/** Name of the term that ends at `due`; null without one. */
	readonly term: string | null;
	/** Why it came back, as long as nobody has continued with it. */
	readonly back: CameBack | null;
}

type Past = readonly Pick<RealisationEvent, "type" | "ts" | "meta">[];

/**
 * Who must act on a process: for every open step each role that edits it, with since when and until when. Nobody while the process is on
 * hold, cancelled or completed. Depends on nothing but the arguments, not even on the time, so the result computed at the last save stays
 * valid until the next. `events`: oldest first. `country`: as for terms.
 */
export function waitingOn(
	flow: CompiledFlow,
	realisation: Realisation,
	events: Past,
	terms: TermDefinitions,
	country: Country,
): readonly Waiting[] {
	if (!isOpenForChange(realisation.flags)) return [];
	const running = termsOf(terms, realisation, events, country);
	const steps = openSteps(flow, realisation.steps).flatMap(({ code, definition }) => {
		const startedAt = realisation.steps[code]?.startedAt ?? 0;
		const returned = returnOf(code, startedAt, events);
		return definition.access.edit.map((role): Waiting => {
			const own = running.filter(({ step, party }) => step === code && (party === null || party === role));
			const first = own.reduce<Term | null>((soonest, term) => (isSooner(term.due, soonest?.due) ? term : soonest), null);
			const { since, back } = returned;
			return { kind: "step", step: code, role, since, due: first?.due ?? null, term: first?.name ?? null, back };
		});
	});
	return [...steps, ...decisionOf(flow, realisation, running, terms)];
}

function isSooner(one: string | null, other: string | null | undefined): boolean {
	return one !== null && (other === null || other === undefined || one < other);
}

/** Since when the step waits, and whether it came back: nothing was saved in it after its last start or resumption. */
function returnOf(code: string, startedAt: number, events: Past): Pick<Waiting, "since" | "back"> {
	const counted = withoutUndone(events);
	const resumedAt = counted.findLast(({ type }) => type === "onhold-end" || type === "cancelled-end")?.ts ?? 0;
	const since = Math.max(startedAt, resumedAt);
	const savedSince = counted.some(({ type, ts, meta }) => type === "step-save" && meta.step === code && ts > since);
	if (savedSince) return { since, back: null };
	if (resumedAt > startedAt) return { since, back: "resumed" };
	const then = counted.filter(({ ts }) => ts === startedAt);
	const reset = then.findLastIndex(({ type }) => type === "step-reset");
	if (reset === -1) return { since, back: null };
	// A decision ends its step before it leads back; somebody who opens a step again can only end it afterwards.
	return { since, back: then.slice(0, reset).some(({ type }) => type === "step-end") ? "rejected" : "reset" };
}

/** A published decision that nobody has confirmed yet, if the tenant says which law sets the last day for objections. */
function decisionOf(
	flow: CompiledFlow,
	{ values, flags }: Realisation,
	running: readonly Term[],
	terms: TermDefinitions,
): readonly Waiting[] {
	const published = flow.definition.bindings.trafficDecision?.publicationDate;
	if (published === undefined || flags.vkb || !isPublished(flow, values)) return [];
	const legal = running.find(({ name }) => terms[name]?.legal !== undefined && terms[name]?.from === published);
	if (legal === undefined) return [];
	const since = midnightOf(String(readPath(values, published)));
	return [{ kind: "decision", step: "", role: "", since, due: legal.due, term: legal.name, back: null }];
}
