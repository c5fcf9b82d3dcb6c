import { daysBetween, isDay, today } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { readPath } from "./field-path.ts";
import type { Realisation, Values } from "./realisation.ts";
import type { Turn } from "./turn.ts";

/** The derived status of the traffic decision, with its Dutch label. */
export type TrafficDecisionStatus =
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

/** Borders in whole days until the definitive day, which itself is not past. */
export function trafficDecisionStatus(
	flow: Pick<CompiledFlow, "definition">,
	realisation: Pick<Realisation, "values" | "flags">,
	now: number,
): TrafficDecisionStatus {
	const bindings = flow.definition.bindings.trafficDecision;
	const { values } = realisation;
	if (realisation.flags.vkb || (bindings !== undefined && !isEmpty(readPath(values, bindings.confirmedDate)))) {
		return "Onherroepelijk";
	}
	if (bindings === undefined || isNotApplicable(flow, values)) {
		return "Geen VKB";
	}
	if (isEmpty(readPath(values, bindings.publicationDate))) {
		return "Nog te publiceren";
	}
	const definitive = readPath(values, bindings.definitiveDate);
	const days = isDay(definitive) ? daysBetween(today(now), definitive) : undefined;
	return days === undefined ? "Onbekend" : remaining(days);
}

function remaining(days: number): TrafficDecisionStatus {
	if (days < 0) {
		return "Verlopen";
	}
	if (days < 2) {
		return "Minder dan 2 dagen";
	}
	if (days < 7) {
		return "Minder dan 7 dagen";
	}
	if (days <= 14) {
		return "Tot 14 dagen";
	}
	if (days <= 28) {
		return "2-4 weken";
	}
	return days <= 42 ? "4-6 weken" : "Meer dan 6 weken";
}

/** Label of the panel where the decision is marked irrevocable. */
export function trafficDecisionPanelLabel(
	flow: Pick<CompiledFlow, "definition">,
	realisation: Pick<Realisation, "values" | "flags">,
): string {
	const bindings = flow.definition.bindings.trafficDecision;
	if (realisation.flags.vkb) {
		return "VKB is onherroepelijk";
	}
	if (bindings === undefined || isNotApplicable(flow, realisation.values)) {
		return "Geen VKB";
	}
	return isEmpty(readPath(realisation.values, bindings.publicationDate))
		? "VKB is nog niet gepubliceerd"
		: "VKB is nog niet onherroepelijk";
}

/** Whether there is a decision that can be marked irrevocable: published, and applicable at all. */
export function isPublished(flow: Pick<CompiledFlow, "definition">, values: Values): boolean {
	const bindings = flow.definition.bindings.trafficDecision;
	return bindings !== undefined && !isNotApplicable(flow, values) && !isEmpty(readPath(values, bindings.publicationDate));
}

function isNotApplicable(flow: Pick<CompiledFlow, "definition">, values: Values): boolean {
	const path = flow.definition.bindings.trafficDecision?.notApplicable;
	return path !== undefined && readPath(values, path) === true;
}

/** The mark goes when the date of confirmation was emptied, by a reset or by the toggle: it would confirm nothing. */
export function withdrawUnconfirmed(turn: Turn): void {
	const path = turn.flow.definition.bindings.trafficDecision?.confirmedDate;
	if (turn.state.flags.vkb && path !== undefined && isEmpty(readPath(turn.draft.values, path))) {
		turn.state.flags = { ...turn.state.flags, vkb: false };
		turn.emit("vkb-end", { uuid: null });
	}
}
