import { type Day, daysBetween, isDay, today } from "../calendar/day.ts";
import type { Execution } from "../command/execution.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { isNotApplicable } from "../progress/published-decision.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";

/** The derived status of the traffic decision, with its Dutch label. */
type TrafficDecisionStatus =
	| "Onherroepelijk"
	| "Geen VKB"
	| "Nog te publiceren"
	| "Verlopen"
	| "Minder dan 2 dagen"
	| "Minder dan 7 dagen"
	| "Tot 14 dagen"
	| "2-4 weken"
	| "4-6 weken"
	| "Meer dan 6 weken"
	| "Onbekend";

/**
 * The basis for the status of the traffic decision: the status itself where it does not depend on the current day, or else the definitive
 * day as YYYY-MM-DD. A list stores this, since the status may be different tomorrow.
 */
export function trafficDecisionFact(
	flow: Pick<CompiledFlow, "definition">,
	{ values, flags }: Pick<Realisation, "values"> & { readonly flags: Pick<Realisation["flags"], "vkb"> },
): TrafficDecisionStatus | Day {
	const bindings = flow.definition.bindings.trafficDecision;
	if (flags.vkb || (bindings !== undefined && !isEmpty(readPath(values, bindings.confirmedDate)))) return processTexts.decisionIrrevocable;
	if (bindings === undefined || isNotApplicable(flow, values)) return processTexts.decisionNone;
	if (isEmpty(readPath(values, bindings.publicationDate))) return processTexts.decisionToPublish;
	const definitive = readPath(values, bindings.definitiveDate);
	return isDay(definitive) ? definitive : processTexts.unknownStatus;
}

/** The status on the day of `now`. Limits are in whole days until the definitive day, which itself is not past. */
export function trafficDecisionOn(fact: string, now: number): string {
	const days = daysBetween(today(now), fact);
	return days === undefined ? fact : remaining(days);
}

export function trafficDecisionStatus(
	flow: Pick<CompiledFlow, "definition">,
	realisation: Pick<Realisation, "values" | "flags">,
	now: number,
): string {
	return trafficDecisionOn(trafficDecisionFact(flow, realisation), now);
}

function remaining(days: number): TrafficDecisionStatus {
	if (days < 0) return processTexts.decisionExpired;
	if (days < 2) return processTexts.decisionWithin2Days;
	if (days < 7) return processTexts.decisionWithin7Days;
	if (days <= 14) return processTexts.decisionWithin14Days;
	if (days <= 28) return processTexts.decisionIn2To4Weeks;
	return days <= 42 ? processTexts.decisionIn4To6Weeks : processTexts.decisionAfter6Weeks;
}

/** Label of the panel for marking the decision irrevocable, on the day of `now`: a decision is published from its date of publication. */
export function trafficDecisionPanelLabel(
	flow: Pick<CompiledFlow, "definition">,
	realisation: Pick<Realisation, "values" | "flags">,
	now: number,
): string {
	const bindings = flow.definition.bindings.trafficDecision;
	if (realisation.flags.vkb) return processTexts.panelIrrevocable;
	if (bindings === undefined || isNotApplicable(flow, realisation.values)) return processTexts.decisionNone;
	const published = readPath(realisation.values, bindings.publicationDate);
	const isAhead = isDay(published) && published > today(now);
	return isEmpty(published) || isAhead ? processTexts.panelUnpublished : processTexts.panelRevocable;
}

/** The confirmation applied to the decision published on the former date; with another date it must be confirmed again. */
export function unconfirmRepublished(execution: Execution): void {
	const bindings = execution.flow.definition.bindings.trafficDecision;
	if (bindings === undefined || !execution.state.flags.vkb) return;
	const { publicationDate, confirmedDate } = bindings;
	if (readPath(execution.before.values, publicationDate) !== readPath(execution.workingCopy.values, publicationDate)) {
		execution.workingCopy.set(confirmedDate, undefined);
	}
}

/** The mark is removed when the date of confirmation is emptied, by a reset or by the toggle: it would confirm nothing. */
export function withdrawUnconfirmed(execution: Execution): void {
	const path = execution.flow.definition.bindings.trafficDecision?.confirmedDate;
	if (execution.state.flags.vkb && path !== undefined && isEmpty(readPath(execution.workingCopy.values, path))) {
		execution.state.flags = { ...execution.state.flags, vkb: false };
		execution.emit("vkb-end", { uuid: null });
	}
}
