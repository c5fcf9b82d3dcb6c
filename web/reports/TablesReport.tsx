import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router";
import type { Figures, ReportItem } from "../../engine/index.ts";
import { Pager } from "../table/pager/Pager.tsx";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { FiguresExport } from "./FiguresExport.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { useFigureLinks } from "./figure-links.ts";
import styles from "./Reports.module.css";
import type { ReportQuestion } from "./report-question.ts";
import "../texts/areas/lists.ts";

interface TablesReportProps {
	readonly item: ReportItem;
	readonly tables: readonly Figures[];
	readonly question: ReportQuestion;
}

/** Tables below one another. Tables that differ only in what they count are combined, and the reader chooses. */
export function TablesReport({ item, tables, question }: TablesReportProps) {
	const groups = [...new Set(tables.map(({ label }) => label))].map((label) => tables.filter((table) => table.label === label));
	return groups.map((group, index) => (
		<TotalsCard key={group[0]?.label ?? ""} item={item} group={group} question={question} number={index} alone={groups.length === 1} />
	));
}

interface TotalsCardProps extends Omit<TablesReportProps, "tables"> {
	readonly group: readonly Figures[];
	/** Index among the report's tables, which have parameters of their own in the address. */
	readonly number: number;
	readonly alone: boolean;
}

function TotalsCard({ item, group, question, number, alone }: TotalsCardProps) {
	const [params, setParams] = useSearchParams();
	const linkOf = useFigureLinks(question);
	const word = (name: string) => (number === 0 ? name : `${name}-${number + 1}`);
	const table = group.find(({ measure }) => measure !== null && measure.value === params.get(word("maat"))) ?? group[0];
	if (table === undefined) return null;
	const set = (name: string, value: string): void => {
		const next = new URLSearchParams(params);
		next.set(name, value);
		setParams(next, { replace: true });
	};
	const { pageSize } = item;
	const pages = Math.max(1, Math.ceil(table.rows.length / pageSize));
	const asked = Number(params.get(word("pagina")) ?? 1);
	const page = Number.isSafeInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
	const label = table.label ?? item.label;
	const name = table.measure === null ? label : `${label}: ${table.measure.label ?? ""}`;
	return (
		<section className={styles.part} aria-label={label}>
			<div className={styles.partHead}>
				{alone && label === item.label ? null : <h2>{label}</h2>}
				{group.length > 1 ? (
					<NativeSelect
						label={text("reports.filter.measure")}
						value={table.measure?.value ?? ""}
						data={group.map(({ measure }) => ({ value: measure?.value ?? "", label: measure?.label ?? "" }))}
						onChange={({ currentTarget }) => set(word("maat"), currentTarget.value)}
						className={styles.inline ?? ""}
					/>
				) : null}
			</div>
			{table.rows.length === 0 ? (
				<EmptyState title={text(question.status === "" && question.year === "" ? "reports.empty" : "reports.empty.filtered")} />
			) : (
				<FiguresTable label={name} table={table} rows={table.rows.slice((page - 1) * pageSize, page * pageSize)} linkOf={linkOf(table)} />
			)}
			{pages > 1 ? (
				<Pager
					total={table.rows.length}
					page={page}
					pages={pages}
					pageSize={pageSize}
					pageSizes={item.pageSizes}
					change={(part) => set(word("pagina"), String(part.page ?? 1))}
				/>
			) : null}
			<FiguresExport label={name} table={table} />
		</section>
	);
}
