import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { FigureColumn, FigureRow, Figures } from "../../engine/index.ts";
import { useOverflow } from "../table/data-table/use-overflow.ts";
import { text } from "../texts/text.ts";
import styles from "./FiguresTable.module.css";
import { columnWord, fieldWord, numberWord, valueWord } from "./figure-words.ts";

interface FiguresTableProps {
	readonly label: string;
	readonly table: Figures;
	/** Rows of the current page. */
	readonly rows: readonly FigureRow[];
	readonly totalsLabel?: string;
	/** Address of the list behind a number; null if it has none. */
	readonly linkOf?: (row: FigureRow, column: FigureColumn) => string | null;
	/** Rendered before a row's name: the button that expands it. */
	readonly before?: (row: FigureRow, name: string) => ReactNode;
	/** Rendered below a row: its breakdown. */
	readonly below?: (row: FigureRow, name: string) => ReactNode;
}

/** Figures as a table; row headings stay in view while the rest scrolls sideways. */
export function FiguresTable({ label, table, rows, totalsLabel, linkOf, before, below }: FiguresTableProps) {
	const { by, columns, totals } = table;
	const [frame, overflows] = useOverflow<HTMLDivElement>();
	return (
		// A scrollable element has to be reachable by keyboard.
		<div
			ref={frame}
			className={columns.length === 1 ? `${styles.frame} ${styles.narrow}` : styles.frame}
			{...(overflows ? { role: "region", "aria-label": text("reports.table", { label }), tabIndex: 0 } : {})}
		>
			<table className={styles.table}>
				<caption className="visually-hidden">{label}</caption>
				<thead>
					<tr>
						{by.map((field) => (
							<th key={field.field} scope="col">
								{fieldWord(field)}
							</th>
						))}
						{columns.map((column) => (
							<th key={`${column.field} ${column.value}`} scope="col" className={styles.number}>
								{columnWord(column)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => {
						const name = nameOf(table, row);
						return (
							<Fragment key={keyOf(row)}>
								<FiguresRow row={row} table={table} name={name} linkOf={linkOf} before={before?.(row, name)} />
								{below?.(row, name)}
							</Fragment>
						);
					})}
				</tbody>
				{totals === null || rows.length === 0 ? null : (
					<tfoot>
						<tr>
							<th scope="row" colSpan={by.length}>
								{totalsLabel ?? text("reports.total")}
							</th>
							{totals.map((number, index) => (
								<td key={`${columns[index]?.field} ${columns[index]?.value}`} className={styles.number}>
									{numberWord(number, columns[index]?.kind ?? "count")}
								</td>
							))}
						</tr>
					</tfoot>
				)}
			</table>
		</div>
	);
}

export const keyOf = (row: FigureRow): string => JSON.stringify(row.of.map(({ value }) => value));

export function nameOf(table: Figures, row: FigureRow): string {
	return row.of.map((value, index) => valueWord(table.by[index]?.field ?? "", value)).join(", ");
}

interface FiguresRowProps extends Pick<FiguresTableProps, "table"> {
	readonly row: FigureRow;
	readonly name: string;
	readonly linkOf?: FiguresTableProps["linkOf"] | undefined;
	readonly before?: ReactNode;
	/** Belongs to the row above it. */
	readonly inner?: boolean;
}

export function FiguresRow({ row, table: { by, columns }, name, linkOf, before, inner = false }: FiguresRowProps) {
	return (
		<tr className={inner ? styles.inner : undefined}>
			{by.map(({ field }, index) => {
				const value = row.of[index];
				// A shorter row: a completed process has neither step nor reason.
				if (value === undefined) return <td key={field} />;
				return (
					<th key={field} scope="row">
						{index === 0 && before ? (
							<span className={styles.opening}>
								{before}
								<span>{valueWord(field, value)}</span>
							</span>
						) : (
							valueWord(field, value)
						)}
					</th>
				);
			})}
			{row.values.map((number, index) => {
				const column = columns[index];
				if (column === undefined) return null;
				const shown = numberWord(number, column.kind);
				const address = number ? (linkOf?.(row, column) ?? null) : null;
				return (
					<td key={`${column.field} ${column.value}`} className={styles.number}>
						{address === null ? (
							shown
						) : (
							<Link to={address} aria-label={text("reports.link", { label: `${name}, ${columnWord(column)}`, count: shown })}>
								{shown}
							</Link>
						)}
					</td>
				);
			})}
		</tr>
	);
}
