import type { DataOf } from "../api/operation.ts";
import type { SymbolName } from "../map/map-symbols.ts";

/** What the monitoring service knows about a charging location. */
export type Monitoring = NonNullable<DataOf<"getMonitoring">>;

/** Share of a month that a charging point was in use; null without data. */
export type Occupancy = Monitoring["aggregated"]["occupancy_rate"][number];

/** Share of the limit from which a location is almost full. */
const NEAR = 0.85;

export const OCCUPANCY_STATES = ["low", "near", "over", "unknown"] as const;
export type OccupancyState = (typeof OCCUPANCY_STATES)[number];

/** Where the first two states end, as shares of the time. */
export function bordersOf(limit: number): { readonly near: number; readonly over: number } {
	return { near: NEAR * limit, over: limit };
}

/** Green below 85% of the limit, orange up to the limit, red from there, grey without data. */
export function occupancyState(rate: number | null, limit: number): OccupancyState {
	if (rate === null) return "unknown";
	const { near, over } = bordersOf(limit);
	if (rate < near) return "low";
	return rate < over ? "near" : "over";
}

/** The symbol for a state on the map and in the legend; the chart uses its colour. */
export function occupancySymbol(state: OccupancyState): SymbolName {
	return `occupancy-${state}`;
}

/** The rate of the last month with data; null if there is none. */
export function latestRate(months: readonly Occupancy[]): number | null {
	return months.findLast(({ value }) => value !== null)?.value ?? null;
}
