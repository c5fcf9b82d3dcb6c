import type { ReportItem, ReportKind, Reports } from "../../engine/index.ts";
import type { Query } from "../api/operation.ts";

/**
 * The filters sent to the server; "" means everything. `by` and `detail` belong to the benchmark: the field that makes the
 * rows, and the field of their breakdown.
 */
export type ReportQuestion = Readonly<Record<keyof Query<"getReport">, string>>;

/** Parameter names in the address. */
export const words = { status: "status", year: "jaar", by: "per", detail: "uitsplitsing" } as const;

const none: ReportQuestion = { status: "", year: "", by: "", detail: "" };

const asked: Readonly<Record<ReportKind, readonly (keyof ReportQuestion)[]>> = {
	"key-metrics": [],
	judgements: [],
	"process-status": ["year"],
	benchmark: ["year", "status", "by", "detail"],
	parties: ["status", "year"],
	planning: ["year"],
	totals: ["status", "year"],
};

export const statuses = ["active", "onhold", "completed", "cancelled"] as const;

/** The report's filters, in order. */
export function filtersOf({ report }: Pick<ReportItem, "report">): readonly (keyof ReportQuestion)[] {
	return asked[report];
}

/** The filters in the address; unknown values are ignored. */
export function readQuestion(params: URLSearchParams, item: ReportItem, { benchmark }: Reports): ReportQuestion {
	const statusWords: readonly string[] = statuses;
	const knows: Readonly<Record<keyof ReportQuestion, (value: string) => boolean>> = {
		status: (value) => statusWords.includes(value),
		// Only the figures reveal which years there are.
		year: (value) => /^2\d{3}$/.test(value),
		by: (value) => benchmark.includes(value),
		detail: (value) => benchmark.includes(value),
	};
	const given = Object.fromEntries(
		filtersOf(item).flatMap((name) => {
			const value = params.get(words[name]) ?? "";
			return knows[name](value) ? [[name, value]] : [];
		}),
	);
	const question = { ...none, ...given };
	if (item.report !== "benchmark") return question;
	const by = question.by || (benchmark[0] ?? "");
	const detail = params.has(words.detail) ? question.detail : (benchmark.find((field) => field !== by) ?? "");
	return { ...question, by, detail: detail === by ? "" : detail };
}
