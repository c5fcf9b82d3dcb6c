import type { Attribute } from "../access/index.ts";
/** What a report computes: every kind has its own figures, and `totals` those that the tenant's file describes. */
export type ReportKind = "key-metrics" | "judgements" | "process-status" | "benchmark" | "parties" | "planning" | "totals";

/** The reports of a tenant: the product's, with the tenant's changes. */
export interface Reports {
	readonly menu: readonly ReportSegment[];
	/** Years of creation that a report can be limited to, in order. */
	readonly years: readonly string[];
	/** Fields the benchmark can be split by; the first is the one it starts with. */
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
	/** Attribute needed in addition to `reporting`; null if none. */
	readonly access: Attribute | null;
	/** Field of the realisation list that has the day on which a process is planned; null for other reports than of planning. */
	readonly planned: string | null;
	readonly tables: readonly TotalsTable[];
	readonly pageSize: number;
	readonly pageSizes: readonly number[];
	/** Rows a page inside an expanded row. */
	readonly detailPageSize: number;
}

export interface TotalsTable {
	readonly label: string;
	/** Fields of the realisation list. */
	readonly by: readonly string[];
	/** Field whose values are the columns; null: the measures are. */
	readonly across: string | null;
	readonly measures: readonly string[];
}

export interface Measure {
	readonly label: string;
	/** Paths in the record; null: processes are counted. */
	readonly sum: readonly string[] | null;
	/** Path in the record; only processes with a value there count. Null: all. */
	readonly filled: string | null;
}
