import { addDays, type Day, daysBetween, isDay, today } from "../calendar/day.ts";
import { legalEnd } from "../calendar/legal-days.ts";
import { midnightOf } from "../calendar/midnight.ts";
import type { TenantDefinition } from "../definition/index.ts";
import { stopsIn } from "../progress/durations.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import { lastDayOf, type Stop } from "./last-day-of.ts";

export type TermDefinitions = NonNullable<TenantDefinition["terms"]>;
export type TermDefinition = TermDefinitions[string];

/** Until when somebody is waited for, as it stands. */
export interface Term {
	/** Its name in the tenant's file, and what people read. */
	readonly name: string;
	readonly label: string;
	/** Step with which it ends; whoever acts on it sees it. Null for a term of the law, which ends when the decision is confirmed. */
	readonly step: string | null;
	/** Role that it holds for; null: whoever edits the step. */
	readonly party: string | null;
	/** The last day; null while the clock stands still, for then nobody knows. */
	readonly due: Day | null;
	readonly stopped: boolean;
}

/** Days to object to a decision: six weeks, from the day after its publication (Awb 6:7 and 6:8). */
const objectionDays = 42;

/** Days before its end from which a term stands out. */
export const warnDaysOf = (term: Pick<TermDefinition, "warn"> | undefined): number => term?.warn ?? 3;

/**
 * The terms of a process that run, by name. They follow from its events and values alone, so what is corrected there is
 * corrected here. `events`: oldest first, at least those of holding. A term that has not begun, or whose step is done, is absent.
 */
export function termsOf(
	terms: TermDefinitions,
	{ values, steps }: Pick<Realisation, "values" | "steps">,
	events: readonly Pick<RealisationEvent, "type" | "ts">[],
): readonly Term[] {
	const holds = stopsIn(events, ["onhold"]);
	return Object.entries(terms).flatMap(([name, term]): readonly Term[] => {
		const step = term.ends?.step ?? null;
		if (step !== null && steps[step]?.completedAt !== null) return [];
		const due = dueOf(term, { values, steps }, term.stops?.includes("onhold") ? holds : []);
		if (due === undefined) return [];
		return [{ name, label: term.label, step, party: term.party ?? null, due, stopped: due === null }];
	});
}

/** Undefined for a term that has not begun. */
function dueOf(
	{ starts, from, days, unit = "calendar", legal }: TermDefinition,
	{ values, steps }: Pick<Realisation, "values" | "steps">,
	stops: readonly Stop[],
): Day | null | undefined {
	const day = from === undefined ? undefined : readPath(values, from);
	if (from !== undefined && !isDay(day)) return undefined;
	// The law's term runs on, whatever the parties agree. There is only one so far.
	if (legal !== undefined) return isDay(day) ? legalEnd(addDays(day, objectionDays)) || undefined : undefined;
	if (days === undefined) return isDay(day) ? day : undefined;
	const startedAt = isDay(day) ? midnightOf(day) : starts && steps[starts.step]?.startedAt;
	if (startedAt === undefined) return undefined;
	return stops.some(([, to]) => to === null) ? null : lastDayOf(startedAt, { days, unit, stops });
}

/** How pressing a term is on a day: past, so near that it stands out, or neither. `left`: days until the last day, which itself is not past. */
export function pressureOf(
	term: Pick<TermDefinition, "warn"> | undefined,
	due: Day,
	now: number,
): { readonly left: number; readonly state: "late" | "near" | "running" } {
	const left = daysBetween(today(now), due) ?? 0;
	return { left, state: left < 0 ? "late" : left <= warnDaysOf(term) ? "near" : "running" };
}
