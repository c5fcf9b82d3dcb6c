import type { ReportItem, ReportKind, Reports } from "../../engine/index.ts";

/** What is asked of the server; "" is everything. */
export interface ReportQuestion {
	readonly status: string;
	readonly year: string;
	/** Of the benchmark: field that makes the rows, and field that splits them. */
	readonly by: string;
	readonly detail: string;
}

/** Words of the address. */
export const words = { status: "status", year: "jaar", by: "per", detail: "uitsplitsing" } as const;

const none: ReportQuestion = { status: "", year: "", by: "", detail: "" };

const asked: Readonly<Record<ReportKind, readonly (keyof ReportQuestion)[]>> = {
	"key-metrics": [],
	judgements: [],
	"process-status": ["year"],
	benchmark: ["year", "status", "by", "detail"],
	totals: ["status", "year"],
};

export const statuses = ["active", "onhold", "completed", "cancelled"] as const;

/** Filters that the report has, in order. */
export function filtersOf({ report }: Pick<ReportItem, "report">): readonly (keyof ReportQuestion)[] {
	return asked[report];
}

/** What the address asks; a word it does not know is as if it were not there. */
export function readQuestion(params: URLSearchParams, item: ReportItem, { years, benchmark }: Reports): ReportQuestion {
	const known: Readonly<Record<keyof ReportQuestion, readonly string[]>> = {
		status: statuses,
		year: years,
		by: benchmark,
		detail: benchmark,
	};
	const given = Object.fromEntries(
		filtersOf(item).flatMap((name) => {
			const value = params.get(words[name]) ?? "";
			return known[name].includes(value) ? [[name, value]] : [];
		}),
	);
	const question = { ...none, ...given };
	if (item.report !== "benchmark") return question;
	const by = question.by || (benchmark[0] ?? "");
	const detail = params.has(words.detail) ? question.detail : (benchmark.find((field) => field !== by) ?? "");
	return { ...question, by, detail: detail === by ? "" : detail };
}
