import {
	decisionPlace,
	listedStep,
	type ProcessStatus,
	processCategories,
	processStatus,
	progressDays,
	type ResolvedFlow,
	realisationOf,
	stepTime,
	trafficDecisionStatus,
	unknownOption,
} from "../../../engine/index.ts";
import type { TableRow } from "../../table/fields/table-field.ts";
import type { ConfiguredStep, ListCategory } from "../../tenants/tenant-configuration.ts";
import { paths } from "../../ui/pages/paths.ts";
import type { KeptRealisation } from "../realisation-collection.ts";

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
	/** By `flowKey`; may be incomplete while flows are loading. */
	readonly flows: ReadonlyMap<string, ResolvedFlow>;
	readonly steps: readonly ConfiguredStep[];
	/** Instant in milliseconds. */
	readonly now: number;
}

export function flowKey(flow: { readonly uuid: string; readonly version: string }): string {
	return `${flow.uuid}@${flow.version}`;
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
	const vkb = definition ? trafficDecisionStatus({ definition }, realisation, now) : unknownOption;
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
		vkbOrder: decisionPlace(vkb),
	};
}

/** The place of a process; null if it is not filled in or not visible to this person. */
export function placeOfRow({ record }: RealisationRow): { readonly latitude: number; readonly longitude: number } | null {
	const { Latitude: latitude, Longitude: longitude } = record.CurrentLocation;
	return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
