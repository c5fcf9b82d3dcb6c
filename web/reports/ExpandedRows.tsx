import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { FigureRow, Figures } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./FiguresTable.module.css";
import { FiguresRow, keyOf } from "./FiguresTable.tsx";
import { valueWord } from "./figure-words.ts";

interface ExpandedRowsProps {
	/** Name of the expanded row. */
	readonly name: string;
	readonly rows: readonly FigureRow[];
	readonly table: Figures;
	/** Field of the breakdown. */
	readonly detail: string;
	readonly pageSize: number;
}

/** A row's breakdown, some rows at a time. */
export function ExpandedRows({ name, rows, table, detail, pageSize }: ExpandedRowsProps) {
	const [asked, setPage] = useState(1);
	const pages = Math.max(1, Math.ceil(rows.length / pageSize));
	const page = Math.min(asked, pages);
	const from = (page - 1) * pageSize;
	const shown = rows.slice(from, from + pageSize);
	const inner: Figures = { ...table, by: [{ field: detail, label: null }] };
	return (
		<>
			{shown.map((row) => (
				<FiguresRow key={keyOf(row)} row={row} table={inner} name={row.of[0] ? valueWord(detail, row.of[0]) : ""} inner />
			))}
			{pages > 1 ? (
				<tr className={styles.inner}>
					<td colSpan={table.columns.length + 1}>
						<nav className={styles.pages} aria-label={text("reports.pager.detail", { label: name })}>
							<button type="button" disabled={page === 1} onClick={() => setPage(page - 1)} aria-label={text("reports.pager.previous")}>
								<IconChevronLeft size={16} aria-hidden />
							</button>
							<span className="tabular">
								{text("reports.pager.range", { from: from + 1, to: from + shown.length, total: rows.length })}
							</span>
							<button type="button" disabled={page === pages} onClick={() => setPage(page + 1)} aria-label={text("reports.pager.next")}>
								<IconChevronRight size={16} aria-hidden />
							</button>
						</nav>
					</td>
				</tr>
			) : null}
		</>
	);
}
