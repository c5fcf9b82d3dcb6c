import { memo } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { daysText } from "../../ui/date-text.ts";
import { paths } from "../../ui/paths.ts";
import { RelativeDate } from "../../ui/RelativeDate.tsx";
import { StatusPill } from "../../ui/StatusPill.tsx";
import type { ListRow } from "./list-row.ts";
import type { SortKey } from "./list-state.ts";
import styles from "./TableRow.module.css";

interface TableRowProps {
	readonly row: ListRow;
	/** Columns that the table has. */
	readonly shown: ReadonlySet<SortKey>;
}

/** The whole row is the link of its reference: the link's area is laid over the row. */
export const TableRow = memo(function TableRow({ row, shown }: TableRowProps) {
	return (
		<tr className={styles.row}>
			<td className={styles.reference}>
				<Link to={paths.realisation(row.uuid)} data-row className={styles.link}>
					{row.reference}
				</Link>
			</td>
			<td className={styles.address}>{row.address || <span className={styles.none}>{text("list.noAddress")}</span>}</td>
			<td className={styles.step}>
				<span className={styles.stepLine}>
					{row.step ? <span className={styles.circle}>{row.step}</span> : null}
					{row.stepLabel}
				</span>
			</td>
			<td className={styles.days}>{row.status === "active" ? daysText(row.days) : <StatusPill status={row.status} />}</td>
			{shown.has("type") && <td className={styles.type}>{row.typeLabel}</td>}
			{shown.has("vkb") && <td className={styles.vkb}>{row.vkb}</td>}
			<td className={styles.updated}>
				<RelativeDate at={row.updatedAt} short />
			</td>
		</tr>
	);
});
