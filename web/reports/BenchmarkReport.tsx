import { IconChevronRight } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import type { FigureRow, Figures, ReportItem } from "../../engine/index.ts";
import { Pager } from "../table/pager/Pager.tsx";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { ExpandedRows } from "./ExpandedRows.tsx";
import { FiguresExport } from "./FiguresExport.tsx";
import figuresTableStyles from "./FiguresTable.module.css";
import { FiguresTable } from "./FiguresTable.tsx";
import { useFigureLinks } from "./figure-links.ts";
import styles from "./Reports.module.css";
import type { ReportQuestion } from "./report-question.ts";
import "../texts/areas/lists.ts";

interface BenchmarkReportProps {
	readonly item: ReportItem;
	readonly tables: readonly Figures[];
	readonly question: ReportQuestion;
}

/**
 * Average days per step, row by row; rows expand into their breakdown. Page, page size and expanded rows are kept in
 * the address.
 */
export function BenchmarkReport({ item, tables: [table], question }: BenchmarkReportProps) {
	const [params, setParams] = useSearchParams();
	const linkOf = useFigureLinks(question);
	if (table === undefined) return null;
	if (table.rows.length === 0)
		return <EmptyState title={text(question.status === "" && question.year === "" ? "reports.empty" : "reports.empty.filtered")} />;
	const sizes = item.pageSizes;
	const pageSize = sizes.find((size) => String(size) === params.get("rijen")) ?? item.pageSize;
	const pages = Math.max(1, Math.ceil(table.rows.length / pageSize));
	const asked = Number(params.get("pagina") ?? 1);
	const page = Number.isSafeInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
	const open = params.getAll("open");
	const keyIn = (row: FigureRow) => row.of[0]?.value ?? "";
	const change = (edit: (next: URLSearchParams) => void): void => {
		const next = new URLSearchParams(params);
		edit(next);
		setParams(next, { replace: true });
	};
	const toggle = (value: string): void =>
		change((next) => {
			next.delete("open");
			const kept = open.includes(value) ? open.filter((other) => other !== value) : [...open, value];
			for (const each of kept) next.append("open", each);
		});
	const opens = (row: FigureRow) => (row.rows ?? []).length > 0;
	return (
		<section className={styles.part} aria-label={item.label}>
			<p className={styles.note}>{text("reports.days")}</p>
			<FiguresTable
				label={item.label}
				table={table}
				rows={table.rows.slice((page - 1) * pageSize, page * pageSize)}
				totalsLabel={text("reports.average")}
				linkOf={linkOf(table)}
				before={(row, name) =>
					opens(row) ? <ExpandButton name={name} open={open.includes(keyIn(row))} onToggle={() => toggle(keyIn(row))} /> : null
				}
				below={(row, name) =>
					opens(row) && open.includes(keyIn(row)) ? (
						<ExpandedRows name={name} rows={row.rows ?? []} table={table} detail={question.detail} pageSize={item.detailPageSize} />
					) : null
				}
			/>
			<Pager
				total={table.rows.length}
				page={page}
				pages={pages}
				pageSize={pageSize}
				pageSizes={sizes}
				change={(part) =>
					change((next) => {
						if (part.pageSize === undefined) next.set("pagina", String(part.page ?? 1));
						else {
							next.set("rijen", String(part.pageSize));
							next.delete("pagina");
						}
					})
				}
			/>
			<FiguresExport
				label={item.label}
				table={table}
				totalsLabel={text("reports.average")}
				open={{ rows: table.rows.filter((row) => open.includes(keyIn(row))), field: question.detail }}
			/>
		</section>
	);
}

interface ExpandButtonProps {
	readonly name: string;
	readonly open: boolean;
	readonly onToggle: () => void;
}

/** Expands and collapses a row's breakdown. */
function ExpandButton({ name, open, onToggle }: ExpandButtonProps) {
	return (
		<button
			type="button"
			className={figuresTableStyles.expand}
			aria-expanded={open}
			aria-label={text(open ? "reports.collapse" : "reports.expand", { label: name })}
			onClick={onToggle}
		>
			<IconChevronRight size={17} aria-hidden className={open ? figuresTableStyles.turned : undefined} />
		</button>
	);
}
