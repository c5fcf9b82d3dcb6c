import { type KeyboardEvent, type MouseEvent, memo } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import type { DrawnColumn } from "../columns/drawn-columns.ts";
import { isNumeric, type TableField, type TableRow } from "../fields/table-field.ts";
import { ChoiceBox, type RowChoice } from "../selection/RowChoice.tsx";
import styles from "./TableRowView.module.css";

interface TableRowViewProps<Row> {
	readonly row: Row;
	readonly columns: readonly DrawnColumn<Row>[];
	readonly choice: RowChoice<Row> | null;
	/** How the record is shown beside the list; null if it can't be. The same object on every render. */
	readonly peek?: RowPeek | null;
	/** The record is being shown beside the list. */
	readonly peeked?: boolean;
}

export interface RowPeek {
	readonly toggle: (key: string) => void;
	/** Moves to the next or previous row if a record is shown; returns whether one is. */
	readonly move: (by: 1 | -1) => boolean;
}

/** The first cell's link covers the whole row. */
function RowView<Row extends TableRow>({ row, columns, choice, peek = null, peeked = false }: TableRowViewProps<Row>) {
	const box = choice ? (
		<ChoiceBox
			label={choice.labelOf(row)}
			chosen={choice.chosen.has(row.key)}
			refusal={choice.refusalOf(row)}
			toggle={(range) => choice.toggle(row, range)}
		/>
	) : null;
	return (
		<tr
			className={choice && choice.heading !== null ? `${styles.row} ${styles.choosable}` : styles.row}
			data-key={row.key}
			data-peeked={peeked || undefined}
		>
			{box && choice?.heading ? (
				<td className={styles.choice} data-label={choice.heading}>
					{box}
				</td>
			) : null}
			{columns.map(({ field, label, sized }, index) => {
				const content = field.cell ? field.cell(row) : field.text(row);
				return (
					<td
						key={field.name}
						className={`${index === 0 ? styles.first : cellClass(field)} ${sized ? styles.sized : ""}`}
						data-label={label}
					>
						{index === 0 && choice?.heading === null ? <span className={styles.box}>{box}</span> : null}
						{index === 0 && row.to !== null ? (
							<>
								<Link
									to={row.to}
									data-row={row.key}
									className={styles.link}
									onKeyDown={peek ? (event) => onRowKey(event, row.key, peek) : undefined}
								>
									{content || "-"}
								</Link>
								{peek ? (
									<button
										type="button"
										className={styles.peek}
										// Keyboard users press space on the link, so that each row is one tab stop.
										tabIndex={-1}
										aria-expanded={peeked}
										aria-label={text("table.peek.open", { reference: field.text(row) })}
										onClick={(event) => onPeek(event, row.key, peek)}
									/>
								) : null}
							</>
						) : (
							content
						)}
					</td>
				);
			})}
		</tr>
	);
}

/** Space shows the record beside the list; the arrow keys then move between records. Otherwise these keys scroll the page. */
function onRowKey(event: KeyboardEvent, key: string, peek: RowPeek): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
	if (event.key === " ") {
		event.preventDefault();
		peek.toggle(key);
	}
	const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
	if (by !== null && peek.move(by)) event.preventDefault();
}

/** Returns the focus to the row, so that Enter opens the record and the arrow keys move on. */
function onPeek({ currentTarget }: MouseEvent<HTMLElement>, key: string, peek: RowPeek): void {
	currentTarget.parentElement?.querySelector<HTMLElement>("a[data-row]")?.focus({ preventScroll: true });
	peek.toggle(key);
}

function cellClass({ card, kind }: Pick<TableField<never>, "card" | "kind">): string {
	return `${styles[card ?? "labelled"]} ${isNumeric({ kind }) ? styles.number : ""} ${kind === "instant" ? styles.instant : ""}`;
}

export const TableRowView = memo(RowView) as typeof RowView;
