import {
	listedStep,
	type ProcessStatus,
	processCategories,
	processStatus,
	progressDays,
	type ResolvedFlow,
	realisationOf,
	stepTime,
	trafficDecisionStatus,
} from "../../../engine/index.ts";
import type { TableRow } from "../../table/table-field.ts";
import type { ConfiguredStep, ListCategory } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import type { KeptRealisation } from "../realisation-collection.ts";
import "../../texts/areas/realisations.ts";

/** One process as the list shows, filters and sorts it. */
export interface RealisationRow extends TableRow {
	readonly record: KeptRealisation;
	/** Code of the active step; null if there is none. */
	readonly step: string | null;
	readonly status: ProcessStatus;
	/** At least the category of its status. */
	readonly categories: readonly ListCategory[];
	/** Whole days in progress, excluding time on hold. */
	readonly days: number;
	/** Whole days in the active step, excluding time on hold; null without an active step. */
	readonly stepDays: number | null;
	readonly vkb: string;
	/** Urgency of the traffic decision status, for sorting. */
	readonly vkbOrder: number;
}

export interface RowSurroundings {
	/** By `flowKey`, as far as loaded. */
	readonly flows: ReadonlyMap<string, ResolvedFlow>;
	readonly steps: readonly ConfiguredStep[];
	/** Instant in milliseconds. */
	readonly now: number;
}

export function flowKey(flow: { readonly uuid: string; readonly version: string }): string {
	return `${flow.uuid}@${flow.version}`;
}

/** Most urgent first. */
const vkbUrgency = [
	"Verlopen",
	"Minder dan 2 dagen",
	"Minder dan 7 dagen",
	"Tot 14 dagen",
	"2-4 weken",
	"4-6 weken",
	"Meer dan 6 weken",
	"Nog te publiceren",
	"Onherroepelijk",
	"Geen VKB",
	"Onbekend",
];

/** Position of a traffic decision status in order of urgency. */
export function vkbPlace(word: string): number {
	return vkbUrgency.indexOf(word);
}

function daysInStep({ flow, Events }: KeptRealisation, step: string | null, now: number): number | null {
	const active = flow.state.find((each) => each.step === step && each.completed_at === null);
	return active ? stepTime({ startedAt: active.started_at, completedAt: null }, Events, now).days : null;
}

export function rowOf(record: KeptRealisation, { flows, steps, now }: RowSurroundings): RealisationRow {
	const realisation = realisationOf(record);
	const status = processStatus(realisation.flags);
	const step = listedStep(status, record.flow.activeStep, record.status.step);
	const definition = flows.get(flowKey(record.flow));
	const vkb = definition ? trafficDecisionStatus({ definition }, realisation, now) : text("vkb.unknown");
	return {
		key: record.uuid,
		to: paths.realisation(record.uuid),
		record,
		step,
		status,
		categories: processCategories(status, step, (code) => steps.find((each) => each.step === code)?.access.edit ?? []),
		days: progressDays(record.Events, now),
		stepDays: daysInStep(record, step, now),
		vkb,
		vkbOrder: vkbPlace(vkb),
	};
}
