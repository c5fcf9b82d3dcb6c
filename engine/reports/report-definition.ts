import type { Attribute } from "../access/index.ts";
/** What a report computes: every kind has its own figures; those of `totals` are described by the tenant's file. */
export type ReportKind = "key-metrics" | "judgements" | "process-status" | "benchmark" | "parties" | "planning" | "totals";

/** The reports of a tenant: the product's, with the tenant's changes. */
export interface Reports {
	readonly menu: readonly ReportSegment[];
	/** Years of creation that a report can be limited to, in order. */
	readonly years: readonly string[];
	/** Fields that the benchmark can be split by; the first is the default. */
	readonly benchmark: readonly string[];
	readonly measures: Readonly<Record<string, Measure>>;
}

export interface ReportSegment {
	readonly label: string | null;
	readonly items: readonly ReportItem[];
}

export interface ReportItem {
	/** Name of the page's route. */
	readonly name: string;
	/** Last word of the page's address, and name of the report in the API. */
	readonly path: string;
	readonly label: string;
	readonly report: ReportKind;
	/** Attribute required in addition to `reporting`; null if none. */
	readonly access: Attribute | null;
	/** Field of the realisation list with the planned day of a process; null for reports other than planning. */
	readonly planned: string | null;
	readonly tables: readonly TotalsTable[];
	readonly pageSize: number;
	readonly pageSizes: readonly number[];
	/** Rows per page inside an expanded row. */
	readonly detailPageSize: number;
}

export interface TotalsTable {
	readonly label: string;
	/** Fields of the realisation list. */
	readonly by: readonly string[];
	/** Field whose values are the columns; null when the measures are. */
	readonly across: string | null;
	readonly measures: readonly string[];
}

export interface Measure {
	readonly label: string;
	/** Paths in the record; null when processes are counted. */
	readonly sum: readonly string[] | null;
	/** Path in the record; only processes with a value there count. Null: all count. */
	readonly filled: string | null;
}
