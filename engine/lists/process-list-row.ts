import { calendarDays } from "../calendar/day.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { ResolvedFlow } from "../definition/index.ts";
import { progressDays, stepTime, stopsOrStarts } from "../progress/durations.ts";
import { processStatus } from "../progress/process-status.ts";
import { readPath } from "../realisation/field-path.ts";
import type { RealisationEvent } from "../realisation/realisation.ts";
import type { RecordHead } from "../realisation/realisation-record.ts";
import { realisationOf } from "../record/realisation-of.ts";
import { trafficDecisionFact } from "../run/traffic-decision.ts";
import { comparableText } from "../text/comparable-text.ts";
import { dutchNumber } from "../text/dutch-number.ts";
import { askableFields } from "./askable-fields.ts";
import { collationKey, comparableKey } from "./collation-key.ts";
import { locatedSources } from "./field-sources.ts";
import { type FieldValue, listedValue } from "./field-value.ts";
import type { ListDefinition, ListField } from "./list-definition.ts";
import type { ListFieldKind } from "./list-fields.ts";
import { listedStep } from "./listed-process.ts";
import { type ListedProcess, processValues, unknownOption } from "./process-values.ts";
import { applicantKey, searchedField, searchParts } from "./search-parts.ts";

/** A number of days that is fixed, or the day number from which it counts on. */
interface CountedDays {
	/** Days since 1970-01-01 in Europe/Amsterdam; null when the number is fixed. */
	readonly from: number | null;
	readonly still: number | null;
}

/**
 * A process as the database stores it for lists: what is filtered, searched, sorted and counted, independent of the names of people and of
 * the current day.
 */
export interface ProcessListRow {
	readonly step: string | null;
	/** As a sort key. */
	readonly reference: string;
	/** Comparable texts for the search keys whose value is in the process itself. */
	readonly search: readonly string[];
	readonly days: CountedDays;
	readonly stepDays: CountedDays;
	/**
	 * By field; a text in comparable form, with its sort key beside it under `field#` where that differs. Fields without a value are left
	 * out.
	 */
	readonly cells: Readonly<Record<string, FieldValue>>;
}

/** What the rows of a list are computed with. When its text changes, all rows must be recomputed. */
export interface RowPlan {
	/** Everything that can be a column or a filter. */
	readonly fields: readonly string[];
	/** Search keys whose value is in the process itself, in order. */
	readonly own: readonly string[];
	/** Fields whose labels are searched, each separately. */
	readonly named: readonly string[];
	/** Whether applicants' names are searched. */
	readonly applicants: boolean;
	readonly list: ListDefinition;
}

/** Fields that are not stored with the process, or not as a value. */
const elsewhere: readonly string[] = [
	"search",
	"days",
	"stepDays",
	"comments",
	"openComments",
	"waits",
	"due",
	"ownDue",
	"expected",
	"behind",
];

export function rowPlan(list: ListDefinition, keys: readonly string[]): RowPlan {
	const isNamed = (key: string) =>
		searchParts[key] === undefined && ["option", "tags"].includes(list.fields[searchedField(key)]?.kind ?? "");
	const searched = keys.filter((key) => searchParts[key] !== undefined || list.fields[searchedField(key)] !== undefined);
	return {
		list,
		fields: askableFields(list)
			.filter((field) => !elsewhere.includes(field))
			.sort(),
		own: searched.filter((key) => key !== applicantKey && !isNamed(key)),
		named: searched.filter(isNamed).map(searchedField),
		applicants: keys.includes(applicantKey),
	};
}

/** Changes whenever `processListRow` yields something else for the same process. */
const rowVersion = 2;

/** A text that is equal for two plans exactly when they yield the same rows. */
export function planText({ fields, own, list }: RowPlan): string {
	return JSON.stringify([rowVersion, own, fields.map((name) => [name, { ...list.fields[name], label: null, word: null }])]);
}

/** The value of a field of the list of processes, for fields that do not depend on the current day. */
function rowValue({ fields }: ListDefinition, name: string, row: ListedProcess): FieldValue {
	const field = fields[name];
	if (field === undefined) return null;
	if (field.path !== null) return listedValue(field.kind, readPath(row.record, field.path));
	const known: Readonly<Record<string, ((row: ListedProcess) => FieldValue) | undefined>> = processValues;
	return known[name]?.(row) ?? null;
}

/** An instant far beyond every event. */
const farAhead = Date.UTC(2400, 0, 1);

/** What `ask` returns on any day from now on: a fixed number, or one that rises by one each day. */
function counted(ask: (now: number) => number): CountedDays {
	const [days, later] = [ask(farAhead), ask(farAhead + 10 * 86_400_000)];
	return days === later ? { from: null, still: days } : { from: calendarDays(0, farAhead) - days, still: null };
}

/** Day number of an instant, as `CountedDays.from` counts. */
export function dayNumber(now: number): number {
	return calendarDays(0, now);
}

/** `events`: at least those that determine the days of progress, oldest first. */
export function processListRow(
	plan: RowPlan,
	flow: Pick<CompiledFlow, "definition">,
	record: RecordHead,
	events: readonly RealisationEvent[],
): ProcessListRow {
	const realisation = realisationOf(record);
	const status = processStatus(realisation.flags);
	const step = listedStep(status, record.flow.activeStep, record.status.step);
	const row = { record, status, step };
	const cells: Record<string, FieldValue> = {};
	for (const name of plan.fields) {
		const { kind = "text", path = null, choices = null } = plan.list.fields[name] ?? {};
		const value = name === "vkb" && path === null ? trafficDecisionFact(flow, realisation) : rowValue(plan.list, name, row);
		if (value === null || value === "" || (typeof value === "object" && value.length === 0)) continue;
		if (kind === "text") putText(cells, name, path === null ? String(value) : textOf(kind, value, choices));
		else cells[name] = typeof value === "string" ? sound(value) : typeof value === "object" ? value.map(sound) : value;
		if (kind === "date") cells[`${name}#`] = sound(collationKey(String(value)));
	}
	if (plan.fields.includes("vkb") && realisation.flags.vkb) cells["vkb#"] = true;
	Object.assign(cells, placeCells(record));
	const active = record.flow.state.find((each) => each.step === step && each.completed_at === null);
	// The events are scanned four times, and most events of a busy process are saves.
	const clock = events.filter(stopsOrStarts);
	return {
		step,
		reference: sound(collationKey(record.reference)),
		search: plan.own.map((key) => sound(comparableText(ownText(plan.list, key, row)))),
		days: counted((now) => progressDays(clock, now)),
		stepDays: active
			? counted((now) => stepTime({ startedAt: active.started_at, completedAt: null }, clock, now).days)
			: { from: null, still: null },
		cells,
	};
}

/** Cells for the location of a process and its open step: these are not fields of a list, so their names cannot clash with one. */
export const placeKeys = { latitude: "#latitude", longitude: "#longitude", step: "#step" } as const;

function placeCells({ CurrentLocation: { Latitude, Longitude }, flow: { activeStep } }: RecordHead): Readonly<Record<string, FieldValue>> {
	if (typeof Latitude !== "number" || typeof Longitude !== "number") return {};
	const place = { [placeKeys.latitude]: Latitude, [placeKeys.longitude]: Longitude };
	return activeStep === null ? place : { ...place, [placeKeys.step]: sound(activeStep) };
}

/** Paths in the values that determine where a process is. */
export function placeSources(definition: ResolvedFlow): readonly string[] {
	return [...locatedSources(definition, "Latitude"), ...locatedSources(definition, "Longitude")];
}

function ownText(list: ListDefinition, key: string, row: ListedProcess): string {
	const part = searchParts[key];
	if (part !== undefined) return part(row);
	const name = searchedField(key);
	return textOf(list.fields[name]?.kind ?? "text", rowValue(list, name, row), list.fields[name]?.choices ?? null);
}

/** A value as the list shows it: by its label in the flow's forms, if it has one. */
function textOf(kind: ListFieldKind, value: FieldValue, choices: ListField["choices"]): string {
	if (value === null) return "";
	const labelOf = (each: string) => (choices === null ? each : (choices.find((choice) => choice.value === each)?.label ?? unknownOption));
	if (typeof value === "object") return value.map(labelOf).join(", ");
	if (kind === "number" && typeof value === "number") return dutchNumber(value);
	return labelOf(String(value));
}

export function textCells(name: string, text: string): Readonly<Record<string, string>> {
	const cells: Record<string, string> = {};
	putText(cells, name, text);
	return cells;
}

function putText(cells: Record<string, FieldValue>, name: string, text: string): void {
	if (text === "") return;
	const comparable = comparableText(text);
	const [compared, key] = [sound(comparable), sound(comparableKey(comparable))];
	cells[name] = compared;
	if (compared !== key) cells[`${name}#`] = key;
}

const plain = /^[^\0\u0080-\uffff]*$/;
const unsound = /[\0\p{Surrogate}]/gu;

/** Removes what PostgreSQL cannot store in JSON: NUL and lone surrogates. Nobody sorts or searches by either. */
export function sound(text: string): string {
	// Nearly all texts are plain, and scanning for lone surrogates is slow.
	return plain.test(text) ? text : text.replace(unsound, "");
}
