import { type Day, isDay } from "../calendar/day.ts";
import { type Country, objectionEnd } from "../calendar/legal-days.ts";
import { midnightOf } from "../calendar/midnight.ts";
import type { TenantDefinition } from "../definition/index.ts";
import { stopsIn, withoutUndone } from "../progress/durations.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent, TermExtension } from "../realisation/realisation.ts";
import { lastDayOf, type Stop } from "./last-day-of.ts";
import { daysLeft } from "./term-text.ts";

export type TermDefinitions = NonNullable<TenantDefinition["terms"]>;
export type TermDefinition = TermDefinitions[string];

/** A deadline for somebody's action, in its present state. */
export interface Term {
	/** Its name in the tenant's file, and the label that people read. */
	readonly name: string;
	readonly label: string;
	/** Step that ends it; whoever acts on the term sees that step. Null for a legal term, which ends when the decision is confirmed. */
	readonly step: string | null;
	/** Role that it applies to; null: whoever edits the step. */
	readonly party: string | null;
	/** The last day; null while the clock stands still, because it is unknown then. */
	readonly due: Day | null;
	readonly stopped: boolean;
	/** Its clock; null for a term that is a date itself, or a legal term. */
	readonly clock: TermClock | null;
	/** Extensions since it began, oldest first, without those that were undone. */
	readonly extensions: readonly Extension[];
}

interface TermClock {
	/** Instant at which it began. */
	readonly startedAt: number;
	/** The agreed days plus those of its extensions. */
	readonly days: number;
	readonly unit: "calendar" | "working";
	readonly country: Country;
	readonly stops: readonly Stop[];
}

/** An extension, with who granted it and when. */
interface Extension extends TermExtension {
	readonly ts: number;
	readonly userId: string;
}

type Past = readonly (Pick<RealisationEvent, "type" | "ts"> & Partial<Pick<RealisationEvent, "meta" | "userId">>)[];

/** How many days before its end a term starts to stand out. */
export const warnDaysOf = (term: Pick<TermDefinition, "warn"> | undefined): number => term?.warn ?? 3;

/**
 * The running terms of a process, by name. They are derived from its events and values alone, so a correction of those corrects the terms.
 * `events`: oldest first, at least those of holding and extending. A term that has not begun, or whose step is done, is absent.
 * `country`: where the tenant works, whose public holidays are no working days. A legal term is one of Dutch law, whatever the country.
 */
export function termsOf(
	terms: TermDefinitions,
	{ values, steps }: Pick<Realisation, "values" | "steps">,
	events: Past,
	country: Country,
): readonly Term[] {
	const holds = stopsIn(events, ["onhold"]);
	const standing = withoutUndone(events);
	return Object.entries(terms).flatMap(([name, term]): readonly Term[] => {
		const step = term.ends?.step ?? null;
		if (step !== null && steps[step]?.completedAt !== null) return [];
		const startedAt = startOf(term, { values, steps });
		const extensions = startedAt === undefined ? [] : extensionsOf(standing, name, startedAt);
		const clock =
			startedAt === undefined
				? null
				: clockOf(term, { startedAt, country, extensions, stops: term.stops?.includes("onhold") ? holds : [] });
		const due = clock === null ? dayOf(term, values) : clock.stops.some(([, to]) => to === null) ? null : lastDayOf(clock.startedAt, clock);
		if (due === undefined) return [];
		return [{ name, label: term.label, step, party: term.party ?? null, due, stopped: due === null, clock, extensions }];
	});
}

/** An extension belongs to one run of the term: a term that starts again has its own days only. */
function extensionsOf(events: Past, name: string, startedAt: number): readonly Extension[] {
	return events.flatMap(({ type, ts, userId = "", meta }) =>
		type === "term-extend" && meta?.term?.name === name && meta.term.startedAt === startedAt ? [{ ...meta.term, ts, userId }] : [],
	);
}

/** When a term with days began; undefined for one that has not begun, and for one without days. */
function startOf({ starts, from, days, legal }: TermDefinition, { values, steps }: Pick<Realisation, "values" | "steps">) {
	if (days === undefined || legal !== undefined) return undefined;
	if (from === undefined) return starts && steps[starts.step]?.startedAt;
	const day = readPath(values, from);
	return isDay(day) ? midnightOf(day) : undefined;
}

function clockOf(
	{ days = 0, unit = "calendar" }: TermDefinition,
	{ extensions, ...clock }: Pick<TermClock, "startedAt" | "country" | "stops"> & { readonly extensions: readonly TermExtension[] },
): TermClock {
	return { ...clock, unit, days: extensions.reduce((sum, { days: more }) => sum + more, days) };
}

/** The last day of a term that depends on a date alone; undefined for one that has not begun. */
function dayOf({ from, days, legal }: TermDefinition, values: Realisation["values"]): Day | undefined {
	const day = from === undefined ? undefined : readPath(values, from);
	if (!isDay(day)) return undefined;
	// A legal term runs on, whatever the parties agree. There is only one kind so far.
	if (legal !== undefined) return objectionEnd(day) || undefined;
	return days === undefined ? day : undefined;
}

/**
 * How urgent a term is on a day: past, so near that it stands out, or neither. `left`: days until the last day, which itself is not past.
 */
export function pressureOf(
	term: Pick<TermDefinition, "warn"> | undefined,
	due: Day,
	now: number,
): { readonly left: number; readonly state: "late" | "near" | "running" } {
	const left = daysLeft(due, now);
	return { left, state: left < 0 ? "late" : left <= warnDaysOf(term) ? "near" : "running" };
}
