import { useMemo, useRef } from "react";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useShortcuts } from "../../ui/use-shortcuts.ts";
import type { ListRow } from "./list-row.ts";
import type { ListState } from "./list-state.ts";
import styles from "./RealisationTable.module.css";
import { SortableHeader } from "./SortableHeader.tsx";
import { shownColumns } from "./shown-columns.ts";
import { TableRow } from "./TableRow.tsx";
import type { Density } from "./table-settings.ts";

interface RealisationTableProps {
	readonly rows: readonly ListRow[];
	/** Rows there are without any filter. */
	readonly total: number;
	readonly state: ListState;
	readonly page: number;
	readonly pages: number;
	readonly density: Density;
	readonly change: (part: Partial<ListState>) => void;
}

/** A table that becomes cards on a narrow screen. */
export function RealisationTable({ rows, total, state, page, pages, density, change }: RealisationTableProps) {
	const tenant = useTenant();
	const shown = useMemo(() => shownColumns(tenant), [tenant]);
	const keys = useMemo(() => new Set(shown.map(({ key }) => key)), [shown]);
	const body = useRef<HTMLTableSectionElement>(null);
	function move(by: 1 | -1): void {
		const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
		const at = links.findIndex((link) => link.matches(":focus"));
		const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by));
		links[next]?.focus();
	}
	useShortcuts({ j: () => move(1), k: () => move(-1) });
	if (rows.length === 0) {
		return (
			<div className={styles.frame}>
				<EmptyState title={text(total === 0 ? "list.empty" : "list.empty.filtered")} />
			</div>
		);
	}
	return (
		<div className={styles.frame}>
			<table className={styles.table} data-density={density}>
				<caption className="visually-hidden">{text("list.table", { count: rows.length, page, pages })}</caption>
				<thead>
					<tr>
						{shown.map((column) => (
							<SortableHeader key={column.key} column={column} sort={state.sort} descending={state.descending} change={change} />
						))}
					</tr>
				</thead>
				<tbody ref={body}>
					{rows.map((row) => (
						<TableRow key={row.uuid} row={row} shown={keys} />
					))}
				</tbody>
			</table>
		</div>
	);
}
