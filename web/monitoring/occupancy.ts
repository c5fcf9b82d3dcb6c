import type { SymbolName } from "../map/map-symbols.ts";

/** How much of a month a charging point was in use. */
export interface Occupancy {
	readonly label: string;
	/** From 0 to 1; null without data. */
	readonly value: number | null;
	readonly noData: boolean;
}

/** What the monitoring service knows of a charging location. */
export interface Monitoring {
	readonly aggregated: { readonly occupancy_rate: readonly Occupancy[] };
	readonly connectionPoints: readonly { readonly charge_point_id: string; readonly data: readonly Occupancy[] }[];
}

/** Share of the limit from which a location counts as almost full. */
const NEAR = 0.85;

export const OCCUPANCY_STATES = ["low", "near", "over", "unknown"] as const;
export type OccupancyState = (typeof OCCUPANCY_STATES)[number];

/** Where the first two states end. */
export function bordersOf(limit: number): { readonly near: number; readonly over: number } {
	return { near: NEAR * limit, over: limit };
}

/** Green below 85 % of the limit, orange below the limit, red from there on, grey without data. */
export function occupancyState(rate: number | null, limit: number): OccupancyState {
	if (rate === null) return "unknown";
	const { near, over } = bordersOf(limit);
	if (rate < near) return "low";
	return rate < over ? "near" : "over";
}

/** The symbol that stands for it on the map and in the legend; its colour is the chart's too. */
export function occupancySymbol(state: OccupancyState): SymbolName {
	return `occupancy-${state}`;
}

/** Of the last month with data; null without any. */
export function latestRate(months: readonly Occupancy[]): number | null {
	return months.findLast(({ value }) => value !== null)?.value ?? null;
}

/** "55%". */
export function percentage(rate: number): string {
	return rate.toLocaleString("nl-NL", { style: "percent", maximumFractionDigits: 1 });
}
