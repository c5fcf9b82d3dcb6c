import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { text } from "../../texts/text.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { EmptyState } from "../../ui/parts/EmptyState.tsx";
import type { DrawnColumn } from "../columns/drawn-columns.ts";
import type { TableRow } from "../fields/table-field.ts";
import type { Peek } from "../peek/use-peek.ts";
import { PageBox, type RowChoice } from "../selection/RowChoice.tsx";
import type { ListState } from "../state/list-state.ts";
import type { Density } from "../state/table-settings.ts";
import styles from "./DataTable.module.css";
import { SortableHeader } from "./SortableHeader.tsx";
import { type RowPeek, TableRowView } from "./TableRowView.tsx";
import { useOverflow } from "./use-overflow.ts";

interface DataTableProps<Row> {
	/** Accessible name of the table. */
	readonly label: string;
	readonly columns: readonly DrawnColumn<Row>[];
	/** Rows of this page, in order. */
	readonly rows: readonly Row[];
	/** Number of rows without filters. */
	readonly total: number;
	/** More rows may follow. */
	readonly partial: boolean;
	readonly state: Pick<ListState, "sort" | "descending">;
	readonly page: number;
	readonly pages: number;
	readonly density: Density;
	/** Width in pixels below which the table scrolls sideways. */
	readonly minWidth: number;
	readonly change: (part: Partial<ListState>) => void;
	readonly changeColumns: (columns: ListState["columns"]) => void;
	readonly choice: RowChoice<Row> | null;
	/** Which record is shown beside the list; null if the list can't show one. */
	readonly peek?: Peek | null;
	/** The rows still answer the previous query. */
	readonly former?: boolean;
	/** Rendered below the sentence that no row matches the filters. */
	readonly why?: ReactNode;
}

/** Loaded on the first drag; keyboard users set widths in the list's settings. */
const fetchDrag = () => import("./drag-width.ts");

/** A table that turns into cards on narrow screens; j and k move along its rows. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
	const {
		label,
		columns,
		rows,
		total,
		partial,
		state,
		page,
		pages,
		density,
		minWidth,
		change,
		changeColumns,
		choice,
		peek = null,
		former = false,
		why,
	} = props;
	const body = useRef<HTMLTableSectionElement>(null);
	const [frame, overflows] = useOverflow<HTMLDivElement>();
	function move(by: 1 | -1): void {
		const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
		const focused = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
		const at = focused < 0 && peek !== null ? links.findIndex(({ dataset }) => dataset.row === peek.key) : focused;
		const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by));
		const link = links[next];
		link?.focus();
		if (link?.dataset.row !== undefined && peek !== null && peek.key !== null && peek.key !== link.dataset.row) peek.go(link.dataset.row);
	}
	const current = useRef({ peek, move });
	current.current = { peek, move };
	// The same object on every render, so that memoised rows are not rendered again.
	const peeks = peek !== null;
	const rowPeek = useMemo(
		(): RowPeek | null =>
			peeks
				? {
						toggle: (key) => current.current.peek?.toggle(key),
						move: (by) => {
							const shows = current.current.peek?.key != null;
							if (shows) current.current.move(by);
							return shows;
						},
					}
				: null,
		[peeks],
	);
	function chooseFocused(range: boolean): void {
		const at = [...(body.current?.rows ?? [])].findIndex((drawn) => drawn.contains(document.activeElement));
		const row = rows[at];
		if (row !== undefined) choice?.toggle(row, range);
	}
	/** Selects the rows of this page first, then all rows of the list. */
	function chooseMore(): void {
		const of = choice?.ofPage?.(rows) ?? rows;
		if (of.every(({ key }) => choice?.chosen.has(key))) choice?.chooseAll?.();
		else choice?.togglePage?.(of);
	}
	useEffect(() => choice?.seen?.(rows), [choice, rows]);
	useActions({
		"list:down": () => move(1),
		"list:up": () => move(-1),
		...(choice ? { "list:choose": () => chooseFocused(false), "list:chooseRange": () => chooseFocused(true) } : {}),
	});
	useActions(choice?.togglePage ? { "list:chooseAll": chooseMore } : {}, { within: body, focused: true });
	if (rows.length === 0) {
		return (
			<div className={former ? `${styles.frame} ${styles.former}` : styles.frame} aria-busy={former || undefined}>
				<EmptyState title={text(partial ? "table.coming" : total === 0 ? "table.empty" : "table.empty.filtered")}>
					{partial || former ? null : why}
				</EmptyState>
			</div>
		);
	}
	return (
		<div
			ref={frame}
			className={[styles.frame, overflows && styles.scrolls, former && styles.former].filter(Boolean).join(" ")}
			aria-busy={former || undefined}
		>
			<table className={styles.table} data-density={density} style={{ "--table-min": `${minWidth}px` } as Record<string, string>}>
				<caption className="visually-hidden">
					{rows.length === 1
						? text("table.caption.one", { label, page, pages })
						: text("table.caption", { label, count: rows.length, page, pages })}
				</caption>
				<thead>
					<tr>
						{choice?.heading ? (
							<th scope="col" className={styles.choice}>
								<span className={choice.togglePage ? "visually-hidden" : undefined}>{choice.heading}</span>
								<PageBox choice={choice} rows={rows} className={styles.box} />
							</th>
						) : null}
						{columns.map((column, index) => (
							<SortableHeader
								key={column.field.name}
								column={column}
								sort={state.sort}
								descending={state.descending}
								change={change}
								onGrip={(event) => void fetchDrag().then(({ dragWidth }) => dragWidth(event, column.field.name, columns, changeColumns))}
								before={index === 0 && choice?.heading === null ? <PageBox choice={choice} rows={rows} className={styles.box} /> : null}
							/>
						))}
					</tr>
				</thead>
				<tbody ref={body}>
					{rows.map((row) => (
						<TableRowView key={row.key} row={row} columns={columns} choice={choice} peek={rowPeek} peeked={row.key === peek?.key} />
					))}
				</tbody>
			</table>
		</div>
	);
}
