import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { Figures, ReportItem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { FiguresExport } from "./FiguresExport.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { useFigureLinks } from "./figure-links.ts";
import styles from "./Reports.module.css";
import type { ReportQuestion } from "./report-question.ts";

const FiguresChart = lazyPart(() => import("./FiguresChart.tsx"));

interface ChartReportProps {
	readonly item: ReportItem;
	readonly tables: readonly Figures[];
	readonly question: ReportQuestion;
}

const shows = ["chart", "table"] as const;
const tableWord = "tabel";

/** Figures as a chart or as the equivalent table; the choice is in the address. */
export function ChartReport({ item, tables: [table], question }: ChartReportProps) {
	const [params, setParams] = useSearchParams();
	const linkOf = useFigureLinks(question);
	if (table === undefined) return null;
	const isEmpty = table.rows.every(({ values }) => values.every((value) => (value ?? 0) === 0));
	if (isEmpty) return <EmptyState title={text(question.year === "" ? "reports.empty" : "reports.empty.filtered")} />;
	const shown = params.get("weergave") === tableWord ? "table" : "chart";
	const show = (name: (typeof shows)[number]): void => {
		const next = new URLSearchParams(params);
		if (name === "table") next.set("weergave", tableWord);
		else next.delete("weergave");
		setParams(next, { replace: true });
	};
	return (
		<section className={styles.part} aria-label={item.label}>
			<fieldset className={styles.switch}>
				<legend className="visually-hidden">{text("reports.show")}</legend>
				{shows.map((name) => (
					<button key={name} type="button" className={styles.choice} aria-pressed={name === shown} onClick={() => show(name)}>
						{text(`reports.show.${name}`)}
					</button>
				))}
			</fieldset>
			{shown === "chart" ? (
				<Suspense fallback={<Skeletons heights={[360]} label={text("reports.loading")} />}>
					<FiguresChart label={item.label} table={table} stacked={item.report === "judgements"} />
				</Suspense>
			) : (
				<FiguresTable label={item.label} table={table} rows={table.rows} linkOf={linkOf(table)} />
			)}
			{item.report === "judgements" ? <p className={styles.note}>{text("reports.judgements")}</p> : null}
			<FiguresExport label={item.label} table={table} />
		</section>
	);
}
