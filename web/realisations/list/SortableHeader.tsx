import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { text } from "../../texts/text.ts";
import type { Column } from "./columns.ts";
import type { ListState, SortKey } from "./list-state.ts";
import styles from "./SortableHeader.module.css";

interface SortableHeaderProps {
	readonly column: Column;
	readonly sort: SortKey;
	readonly descending: boolean;
	readonly change: (part: Partial<ListState>) => void;
}

export function SortableHeader({ column, sort, descending, change }: SortableHeaderProps) {
	const active = column.key === sort;
	const Arrow = descending ? IconArrowDown : IconArrowUp;
	return (
		<th
			scope="col"
			className={column.number ? `${styles.header} ${styles.number}` : styles.header}
			{...(active ? { "aria-sort": descending ? "descending" : "ascending" } : {})}
		>
			<button
				type="button"
				className={styles.button}
				onClick={() => change({ sort: column.key, descending: active ? !descending : false })}
			>
				{text(column.label)}
				<span className={styles.arrow}>{active ? <Arrow size={15} aria-hidden /> : null}</span>
			</button>
		</th>
	);
}
