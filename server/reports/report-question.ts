import { namesOf, type ReportItem, type ReportKind, type Reports } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";

/** Query parameters of a report. */
export interface ReportQuery {
	readonly status?: "active" | "onhold" | "completed" | "cancelled";
	readonly year?: string;
	readonly by?: string;
	readonly detail?: string;
}

/** The parsed query. */
export interface ReportQuestion {
	readonly item: ReportItem;
	readonly status: string | null;
	readonly year: number | null;
	/** Fields by which the benchmark is split; null for other reports, and without a second field. */
	readonly by: string | null;
	readonly detail: string | null;
}

const askable: Readonly<Record<ReportKind, readonly (keyof ReportQuery)[]>> = {
	"key-metrics": [],
	judgements: [],
	"process-status": ["year"],
	benchmark: ["status", "year", "by", "detail"],
	parties: ["status", "year"],
	planning: ["year"],
	totals: ["status", "year"],
};

/** Refuses filters that the report does not support: figures that ignore a filter would be taken for filtered ones. */
export function readQuestion(item: ReportItem, query: ReportQuery, { benchmark }: Reports): ReportQuestion {
	const refuse = (path: string) => {
		const message = recordTexts.unknownReportFilter;
		return new Problem("invalid", { message, errors: [{ path, message }] });
	};
	for (const name of namesOf<keyof ReportQuery>(query)) if (!askable[item.report].includes(name)) throw refuse(name);
	for (const name of ["by", "detail"] as const) {
		const field = query[name];
		if (field !== undefined && !benchmark.includes(field)) throw refuse(name);
	}
	const by = item.report === "benchmark" ? (query.by ?? benchmark[0] ?? null) : null;
	return {
		item,
		status: query.status ?? null,
		year: query.year === undefined ? null : Number(query.year),
		by,
		detail: query.detail === by ? null : (query.detail ?? null),
	};
}
