import type { ReactNode } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import type { TableCategory } from "./categories/table-category.ts";
import type { TableFields } from "./fields/table-field.ts";
import type { ParsedView } from "./saved-views/view-count.ts";
import type { RowChoice } from "./selection/RowChoice.tsx";
import type { FirstPage, ServedList } from "./served/served-list.ts";

/** What a page gives the screen of its list. */
export interface ListScreenProps<Row> {
	readonly list: ListDefinition;
	/** All fields used by the list's columns, filters and sorting; the same object until something changes. */
	readonly fields: TableFields<Row>;
	/** All rows the person may see; null until the first have loaded. */
	readonly rows: readonly Row[] | null;
	/** All of which what occurs can be chosen in the filters, where `rows` are a part of them. */
	readonly occurring?: readonly Row[] | null;
	readonly categories: readonly TableCategory<Row>[];
	/** Key of the current category. */
	readonly category: string | undefined;
	/** Says that rows are still being loaded; null once all are there. */
	readonly loading?: string | null;
	/** The page in view from the server, shown until all rows are there; null or absent: as far as they are. */
	readonly first?: FirstPage<Row> | null;
	/** For a list that the server answers; `rows` stay null then. */
	readonly served?: ServedList<Row> | null;
	/** Shown instead of the table while there are no rows, and above it if some failed to load. */
	readonly notice?: ReactNode;
	/** Placeholder of the search field: what it searches. */
	readonly searchPlaceholder?: string;
	/** Rendered beside the heading. */
	readonly actions?: ReactNode;
	/** Draws something beside the table; what is above the table keeps the width of the page. */
	readonly around?: (table: ReactNode) => ReactNode;
	/** Receives all filtered rows in order, across all pages, for going through them one by one. */
	readonly onShown?: (rows: readonly Row[]) => void;
	/** How rows are chosen; null or absent if they can't be. */
	readonly choice?: RowChoice<Row> | null;
	/** What the columns do not say of a record, where a record can be shown beside the list; absent where it can't. */
	readonly peek?: (row: Row) => ReactNode;
	/** Names of fields whose values are not in the browser as long as nothing asks for them. */
	readonly unloaded?: readonly string[];
	/** How many rows a view shows according to the server; absent where it cannot say. */
	readonly askCount?: (asked: ParsedView, signal: AbortSignal) => Promise<number>;
	/** Rendered below the list: its age, a link back. */
	readonly foot?: ReactNode;
}
