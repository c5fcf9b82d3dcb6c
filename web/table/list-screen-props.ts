import type { ReactNode } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import type { MapBeside } from "../map/beside/use-map-beside.ts";
import type { TableCategory } from "./categories/table-category.ts";
import type { TableFields } from "./fields/table-field.ts";
import type { CountedView } from "./saved-views/view-count.ts";
import type { RowChoice } from "./selection/RowChoice.tsx";
import type { FirstPage, ServedList } from "./served/served-list.ts";

export interface ListScreenProps<Row> {
	readonly list: ListDefinition;
	/** All fields used by the list's columns, filters and sorting; the same object until something changes. */
	readonly fields: TableFields<Row>;
	/** All rows the person may see; null until the first have loaded. */
	readonly rows: readonly Row[] | null;
	/** All rows whose values can be chosen in the filters, if `rows` is only a part of them. */
	readonly occurring?: readonly Row[] | null;
	readonly categories: readonly TableCategory<Row>[];
	/** Key of the current category. */
	readonly category: string | undefined;
	/** Says that rows are still being loaded; null once all are there. */
	readonly loading?: string | null;
	/** Whether no row is missing; defaults to whether none is being loaded. */
	readonly complete?: boolean | undefined;
	/** The current page from the server, shown until all rows have loaded; if null or absent, the loaded rows are shown. */
	readonly first?: FirstPage<Row> | null;
	/** For a list that the server filters, sorts and pages; `rows` stays null. */
	readonly served?: ServedList<Row> | null;
	/** Shown instead of the table while there are no rows, and above it if some failed to load. */
	readonly notice?: ReactNode;
	/** Placeholder of the search field: what it searches. */
	readonly searchPlaceholder?: string;
	/** Rendered beside the heading. */
	readonly actions?: ReactNode;
	/** Renders something beside the table; the part above the table keeps the width of the page. */
	readonly around?: (table: ReactNode) => ReactNode;
	/** Receives all filtered rows in order, across all pages, for going through them one by one. */
	readonly onShown?: (rows: readonly Row[]) => void;
	/** How rows are chosen; null or absent if they can't be. */
	readonly choice?: RowChoice<Row> | null;
	/** Renders details of a record beside the list that the columns don't show; absent if the list can't show a record there. */
	readonly peek?: (row: Row) => ReactNode;
	/** Names of fields whose values are not loaded until something needs them. */
	readonly unloaded?: readonly string[];
	/** Asks the server how many rows a view shows; absent if it can't tell. */
	readonly askCount?: (asked: CountedView, signal: AbortSignal) => Promise<number>;
	/** The map beside the list; `rows` are limited to its area. */
	readonly beside?: MapBeside;
	/** Rendered below the list, such as its age or a link back. */
	readonly foot?: ReactNode;
}
