import type { ColumnType } from "kysely";
import type { Day, ForecastState } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** When running processes are expected to be finished. */
export interface ForecastTables {
	forecast_group: ForecastGroupTable;
	forecast_day: ForecastDayTable;
	/** Day on which all of it was last worked out. */
	forecast_renewal: { tenant: Fixed<string>; day: Day };
}

/** What is known of the processes of a type. */
interface ForecastGroupTable {
	tenant: Fixed<string>;
	type: Fixed<string>;
	/** Geography code; empty: of every code. */
	code: Fixed<string>;
	/** Day on which it was worked out. */
	day: Fixed<Day>;
	state: Fixed<ForecastState>;
	/** Processes that were finished. */
	cases: Fixed<number>;
	tests: Fixed<number>;
	hits: Fixed<number>;
}

/** Of processes of a type and geography code that were created on one day. */
interface ForecastDayTable {
	tenant: Fixed<string>;
	type: Fixed<string>;
	code: Fixed<string>;
	/** Instants at which that day begins and ends. */
	since: Fixed<number>;
	until: Fixed<number>;
	day: Fixed<Day>;
	/** As those of this code say; null: they say nothing. */
	own_first: Fixed<Day | null>;
	own_last: Fixed<Day | null>;
	/** The same, and what those of every code say where there are too few: for whoever sees them all. */
	any_first: Fixed<Day | null>;
	any_last: Fixed<Day | null>;
}
