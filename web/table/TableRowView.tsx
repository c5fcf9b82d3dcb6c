import { memo } from "react";
import { Link } from "react-router";
import type { DrawnColumn } from "./drawn-columns.ts";
import styles from "./TableRowView.module.css";
import { isNumeric, type TableField, type TableRow } from "./table-field.ts";

interface TableRowViewProps<Row> {
	readonly row: Row;
	readonly columns: readonly DrawnColumn<Row>[];
}

/** The whole row is the link of its first cell: the link's area is laid over the row. */
function RowView<Row extends TableRow>({ row, columns }: TableRowViewProps<Row>) {
	return (
		<tr className={styles.row}>
			{columns.map(({ field, label }, index) => {
				const content = field.cell ? field.cell(row) : field.text(row);
				return (
					<td key={field.name} className={index === 0 ? styles.first : cellClass(field)} data-label={label}>
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
