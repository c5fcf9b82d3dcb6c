import { memo } from "react";
import { Link } from "react-router";
import type { DrawnColumn } from "./drawn-columns.ts";
import { ChoiceBox, type RowChoice } from "./RowChoice.tsx";
import styles from "./TableRowView.module.css";
import { isNumeric, type TableField, type TableRow } from "./table-field.ts";

interface TableRowViewProps<Row> {
	readonly row: Row;
	readonly columns: readonly DrawnColumn<Row>[];
	readonly choice: RowChoice<Row> | null;
}

/** The first cell's link covers the whole row. */
function RowView<Row extends TableRow>({ row, columns, choice }: TableRowViewProps<Row>) {
	const box = choice ? (
		<ChoiceBox
			label={choice.labelOf(row)}
			chosen={choice.chosen.has(row.key)}
			refusal={choice.refusalOf(row)}
			toggle={(range) => choice.toggle(row, range)}
		/>
	) : null;
	return (
		<tr className={choice && choice.heading !== null ? `${styles.row} ${styles.choosable}` : styles.row}>
			{box && choice?.heading ? (
				<td className={styles.choice} data-label={choice.heading}>
					{box}
				</td>
			) : null}
			{columns.map(({ field, label }, index) => {
				const content = field.cell ? field.cell(row) : field.text(row);
				return (
					<td key={field.name} className={index === 0 ? styles.first : cellClass(field)} data-label={label}>
						{index === 0 && choice?.heading === null ? <span className={styles.box}>{box}</span> : null}
						{index === 0 && row.to !== null ? (
							<Link to={row.to} data-row className={styles.link}>
								{content || "-"}
							</Link>
						) : (
							content
						)}
					</td>
				);
			})}
		</tr>
	);
}

function cellClass({ card, kind }: Pick<TableField<never>, "card" | "kind">): string {
	return `${styles[card ?? "labelled"]} ${isNumeric({ kind }) ? styles.number : ""} ${kind === "instant" ? styles.instant : ""}`;
}

export const TableRowView = memo(RowView) as typeof RowView;
