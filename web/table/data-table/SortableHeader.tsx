import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { PointerEvent, ReactNode } from "react";
import type { DrawnColumn } from "../columns/drawn-columns.ts";
import { isNumeric } from "../fields/table-field.ts";
import type { ListState } from "../state/list-state.ts";
import styles from "./SortableHeader.module.css";

interface SortableHeaderProps<Row> {
	readonly column: DrawnColumn<Row>;
	readonly sort: string;
	readonly descending: boolean;
	readonly change: (part: Partial<ListState>) => void;
	/** The pointer presses the column's edge, to resize it. */
	readonly onGrip: (event: PointerEvent) => void;
	/** Rendered before the heading, in the same cell. */
	readonly before?: ReactNode;
}

export function SortableHeader<Row>({ column, sort, descending, change, onGrip, before }: SortableHeaderProps<Row>) {
	const { field, label, width, sized } = column;
	const active = field.name === sort;
	const Arrow = descending ? IconArrowDown : IconArrowUp;
	const button = (
		<button type="button" className={styles.button} onClick={() => change({ sort: field.name, descending: active ? !descending : false })}>
			{label}
			<span className={styles.arrow}>{active ? <Arrow size={15} aria-hidden /> : null}</span>
		</button>
	);
	return (
		<th
			scope="col"
			// The accessible name is the column's alone, without that of the checkbox beside it.
			{...(before ? { "aria-label": label } : {})}
			className={[styles.header, isNumeric(field) && styles.number, sized && styles.sized].filter(Boolean).join(" ")}
			style={sizeOf(width)}
			{...(active ? { "aria-sort": descending ? "descending" : "ascending" } : {})}
		>
			{before ? (
				<div className={styles.beside}>
					{before}
					{button}
				</div>
			) : (
				button
			)}
			<span className={styles.grip} aria-hidden onPointerDown={onGrip} />
		</th>
	);
}

function sizeOf(width: number | undefined): Readonly<Record<string, string>> {
	return width === undefined ? {} : { width: `${width}px`, "--column-width": `${width}px` };
}
