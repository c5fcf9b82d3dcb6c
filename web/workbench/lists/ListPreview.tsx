import { collationKey, type ListColumn, type ListDefinition, type TenantDefinition } from "../../../engine/index.ts";
import { drawnColumns } from "../../table/columns/drawn-columns.ts";
import { DataTable } from "../../table/data-table/DataTable.tsx";
import type { ListState } from "../../table/state/list-state.ts";
import { type SampleRow, sampleField, sampleRows } from "./sample-rows.ts";
import "../../texts/areas/lists.ts";

interface ListPreviewProps {
	readonly list: ListDefinition;
	readonly columns: readonly ListColumn[];
	readonly tenant: TenantDefinition;
	/** Called when a heading is pressed. */
	readonly onSort: (sort: ListDefinition["sort"]) => void;
	/** Called when the edge of a heading is dragged. */
	readonly onColumns: (columns: readonly ListColumn[]) => void;
}

/** The made-up rows in the order in which the list begins. */
function sortedRows(list: ListDefinition, tenant: TenantDefinition): readonly SampleRow[] {
	const drawn = sampleField(list, list.sort.field, tenant);
	const keyOf = (row: SampleRow): string => collationKey(drawn?.text(row) ?? "");
	const rows = sampleRows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0));
	return list.sort.descending ? rows.toReversed() : rows;
}

/** The list with made-up rows, drawn by the product's own table. */
export function ListPreview({ list, columns, tenant, onSort, onColumns }: ListPreviewProps) {
	const fields = new Map(
		columns.flatMap(({ field }) => {
			const drawn = sampleField(list, field, tenant);
			return drawn === null ? [] : [[field, drawn] as const];
		}),
	);
	const change = ({ sort, descending }: Partial<ListState>): void => {
		if (sort !== undefined) onSort({ field: sort, descending: descending === true });
	};
	return (
		<DataTable<SampleRow>
			label={list.label}
			columns={drawnColumns(columns, fields, true)}
			rows={sortedRows(list, tenant)}
			total={sampleRows.length}
			partial={false}
			state={{ sort: list.sort.field, descending: list.sort.descending }}
			page={1}
			pages={1}
			density="comfortable"
			minWidth={list.minWidth}
			change={change}
			changeColumns={(wanted) => {
				if (wanted === null) return;
				onColumns(
					columns.map(({ width: _width, ...column }) => {
						const width = wanted.find(({ field }) => field === column.field)?.width;
						return width === undefined ? column : { ...column, width };
					}),
				);
			}}
			choice={null}
		/>
	);
}
