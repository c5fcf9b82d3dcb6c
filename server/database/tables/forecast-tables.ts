import type { ColumnType } from "kysely";
import type { Day, ForecastState } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** When running processes are expected to be finished. */
export interface ForecastTables {
	forecast_group: ForecastGroupTable;
	forecast_day: ForecastDayTable;
	/** Day of the last complete computation. */
	forecast_renewal: { tenant: Fixed<string>; day: Day };
}

/** The statistics of the processes of a type. */
interface ForecastGroupTable {
	tenant: Fixed<string>;
	type: Fixed<string>;
	/** Geography code; empty for all codes together. */
	code: Fixed<string>;
	/** Day on which it was computed. */
	day: Fixed<Day>;
	state: Fixed<ForecastState>;
	/** Number of finished processes. */
	cases: Fixed<number>;
	tests: Fixed<number>;
	hits: Fixed<number>;
}

/** Forecast for processes of a type and geography code that were created on one day. */
interface ForecastDayTable {
	tenant: Fixed<string>;
	type: Fixed<string>;
	code: Fixed<string>;
	/** Instants at which that day begins and ends. */
	since: Fixed<number>;
	until: Fixed<number>;
	day: Fixed<Day>;
	/** From processes of this code; null without a forecast. */
	own_first: Fixed<Day | null>;
	own_last: Fixed<Day | null>;
	/** The same, or from processes of all codes where those are too few: for people who see them all. */
	any_first: Fixed<Day | null>;
	any_last: Fixed<Day | null>;
}
