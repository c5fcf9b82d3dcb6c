import { IconPrinter } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ReportItem, resolveReports } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { problemOf } from "../api/problem-of.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { NotAnswered } from "../ui/notices/NotAnswered.tsx";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { RelativeDate } from "../ui/parts/RelativeDate.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { BenchmarkReport } from "./BenchmarkReport.tsx";
import { ChartReport } from "./ChartReport.tsx";
import { ReportFilters } from "./ReportFilters.tsx";
import styles from "./Reports.module.css";
import { type ReportQuestion, readQuestion } from "./report-question.ts";
import { TablesReport } from "./TablesReport.tsx";

const minute = 60_000;
/** Milliseconds between polls for the figures of many processes. */
const askAgainMs = 3_000;
const none = resolveReports({});
const nothing: readonly string[] = [];

/** One report: its filters and its current figures. */
export function ReportView({ item }: { readonly item: ReportItem }) {
	usePageTitle(item.label);
	const { reports = none } = useTenant();
	const [params] = useSearchParams();
	const question = useMemo(() => readQuestion(params, item, reports), [params, item, reports]);
	// The previous filter's figures stay until the new ones arrive.
	const { data, isPending, isError, error, isPlaceholderData, refetch, isFetching } = useQuery({
		...reportQuery(item.path, question),
		placeholderData: (before) => before,
	});
	return (
		<>
			<div className={styles.heading}>
				<h1>{item.label}</h1>
				<div className={styles.actions}>
					<PlainButton onClick={() => window.print()}>
						<IconPrinter size={17} aria-hidden /> {text("reports.print")}
					</PlainButton>
				</div>
			</div>
			<ReportFilters item={item} question={question} years={data?.years ?? nothing} />
			{isWorking(error) ? (
				<Notice kind="info" title={error.message}>
					{text("reports.working")}
				</Notice>
			) : isError ? (
				<NotAnswered title={text("reports.failed")} again={text("reports.retry")} query={{ isFetching, refetch }} />
			) : null}
			{isPending ? <Skeletons heights={[60, 320]} label={text("reports.loading")} /> : null}
			{data ? (
				<div className={styles.figures} aria-busy={isPlaceholderData || undefined}>
					{Date.now() - data.at > minute ? (
						<p>
							{text("reports.at")} <RelativeDate at={data.at} />
						</p>
					) : null}
					{item.report === "benchmark" ? (
						<BenchmarkReport item={item} tables={data.tables} question={question} />
					) : item.report === "judgements" || item.report === "process-status" ? (
						<ChartReport item={item} tables={data.tables} question={question} />
					) : (
						<TablesReport item={item} tables={data.tables} question={question} />
					)}
				</div>
			) : null}
		</>
	);
}

/** The figures of a report. Quiet: failures are shown in their place. */
function reportQuery(report: string, question: ReportQuestion) {
	const query = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== ""));
	return queryOptions({
		queryKey: ["report", report, query],
		queryFn: async ({ signal }) => (await call(operations.getReport, { params: { report }, query, signal })).data,
		refetchInterval: ({ state: { error } }) => isWorking(error) && askAgainMs,
		meta: { quiet: true },
	});
}

/** Whether the server is still computing: the figures of many processes take longer than a call waits. */
function isWorking(error: unknown): error is Error {
	return problemOf<"getReport">(error)?.code === "report-working";
}
