import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ReportItem, resolveReports } from "../../engine/index.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { BenchmarkReport } from "./BenchmarkReport.tsx";
import { ChartReport } from "./ChartReport.tsx";
import { ReportFilters } from "./ReportFilters.tsx";
import styles from "./Reports.module.css";
import { readQuestion } from "./report-question.ts";
import { reportQuery } from "./reports-api.ts";
import { TablesReport } from "./TablesReport.tsx";

const none = resolveReports({});

/** One report: its filters, and its figures as they are now. */
export function ReportView({ item }: { readonly item: ReportItem }) {
	usePageTitle(item.label);
	const { reports = none } = useTenant();
	const [params] = useSearchParams();
	const question = useMemo(() => readQuestion(params, item, reports), [params, item, reports]);
	// Those of the former filter stay until the new ones are there.
	const { data, isPending, isError, isPlaceholderData, refetch, isFetching } = useQuery({
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
			<ReportFilters item={item} question={question} />
			{isError ? (
				<Notice
					kind="danger"
					title={text("reports.failed")}
					announce
					action={
						<PlainButton small busy={isFetching} onClick={() => void refetch()}>
							{text("reports.retry")}
						</PlainButton>
					}
				/>
			) : null}
			{isPending ? <Skeletons heights={[60, 320]} label={text("reports.loading")} /> : null}
			{data ? (
				<div className={styles.figures} aria-busy={isPlaceholderData || undefined}>
					{item.report === "benchmark" ? (
						<BenchmarkReport item={item} tables={data} question={question} />
					) : item.report === "judgements" || item.report === "process-status" ? (
						<ChartReport item={item} tables={data} question={question} />
					) : (
						<TablesReport item={item} tables={data} question={question} />
					)}
				</div>
			) : null}
		</>
	);
}
