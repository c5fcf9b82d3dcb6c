import type { Actor } from "../access/index.ts";
import { isDay, today } from "../calendar/day.ts";
import type { ExtendTerm, Outcome, Refusal } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation, Surroundings, TermExtension } from "../realisation/realisation.ts";
import { countedBetween, lastDayOf, termDays } from "../terms/index.ts";
import { plainText } from "../text/index.ts";
import * as termTexts from "../texts/terms.ts";
import { type ExtendableTerm, extendableTerm, termInHand } from "./extendable-term.ts";
import { statusCommentRefusal } from "./status-reason.ts";

/** Extends a term. Only the past of the process changes, from which every clock follows. */
export function extendTerm(
	flow: CompiledFlow,
	realisation: Realisation,
	command: ExtendTerm,
	actor: Actor,
	now: number,
	{ tenant, past = [] }: Surroundings,
): Outcome {
	const found = extendableTerm(flow, realisation, command.term, actor, {
		terms: tenant.terms ?? {},
		country: tenant.country ?? "nl",
		past,
	});
	if (found.refused) return found;
	const refusal = extensionRefusal(found, command, now);
	if (refusal !== null) return refusal;
	const { name, label, step, clock } = found.term;
	const execution = new Execution(flow, realisation, actor, now);
	execution.emit("term-extend", {
		uuid: null,
		...(step === null ? {} : { step }),
		term: {
			...{ name, label, unit: clock.unit, startedAt: clock.startedAt },
			days: extensionDays(found, command) ?? 0,
			reason: plainText(command.reason).trim(),
		},
	});
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}

/**
 * Takes an extension back, for whoever may extend the term: fewer days, by as many as it gave. The clock leaves both events out, once this
 * one says what it undoes.
 */
export function takeBackExtension(
	flow: CompiledFlow,
	realisation: Realisation,
	extension: TermExtension,
	actor: Actor,
	now: number,
	{ tenant, past = [] }: Surroundings,
): Outcome {
	const { terms = {}, country = "nl" } = tenant;
	const found = termInHand(flow, realisation, extension.name, actor, { terms, country, past });
	if (found.refused) return found.code === "term-fixed" ? refuse("not-undoable", found.message) : found;
	const { step, extensions } = found.term;
	// A term that began anew since has its own days.
	if (extensions.at(-1)?.startedAt !== extension.startedAt) return refuse("not-undoable", termTexts.notRunning);
	const execution = new Execution(flow, realisation, actor, now);
	execution.emit("term-extend", {
		uuid: null,
		...(step === null ? {} : { step }),
		term: { ...extension, days: -extension.days, reason: "" },
	});
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}

type Wanted = Pick<ExtendTerm, "days" | "until" | "reason">;

/** Why a term cannot be extended in this way; null when it can. */
export function extensionRefusal(found: ExtendableTerm, wanted: Wanted, now: number): Refusal | null {
	const { term, due, left } = found;
	const { days, until, reason } = wanted;
	if ((days === undefined) === (until === undefined)) return refuse("term-extension", termTexts.daysOrDay);
	if (until !== undefined && !isDay(until)) return refuse("term-extension", termTexts.noDay);
	if (until !== undefined && until <= due) return refuse("term-extension", termTexts.notLater);
	const more = extensionDays(found, wanted);
	if (more === null) return refuse("term-extension", termTexts.notCounted);
	const most = termDays(left, term.clock.unit);
	if (!Number.isInteger(more) || more < 1) return refuse("term-extension", termTexts.noCount(most));
	if (more > left) return refuse("term-extension", termTexts.atMost(most));
	if ((extendedUntil(found, more) ?? "") < today(now)) return refuse("term-extension", termTexts.pastAlready);
	if (plainText(reason).trim() === "") return refuse("reason-missing", termTexts.reasonAsked);
	return statusCommentRefusal(reason);
}

/** The last day of the term with this many more days. */
export function extendedUntil({ term: { clock } }: ExtendableTerm, more: number): string | null {
	return lastDayOf(clock.startedAt, { ...clock, days: clock.days + more });
}

/** The extension in days of the term's clock; null when the given day is not one of those. */
export function extensionDays({ term: { clock }, due }: ExtendableTerm, { days, until }: Pick<Wanted, "days" | "until">): number | null {
	return until === undefined ? (days ?? null) : countedBetween(due, until, clock);
}
