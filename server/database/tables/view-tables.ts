import type { ColumnType } from "kysely";
import type { ListName } from "../../../engine/index.ts";

/** Part of the key: written once. */
type Key = ColumnType<string, string, never>;

export interface ViewTables {
	saved_view: SavedViewTable;
	view_subscription: ViewSubscriptionTable;
	view_match: ViewMatchTable;
}

interface SavedViewTable {
	tenant: Key;
	uuid: Key;
	/** Name of the list. */
	list: ColumnType<ListName, ListName, never>;
	label: string;
	/** What follows the list's address: path word and query. */
	search: string;
	owner_id: Key;
	/** Name of the owner as it was when the view was made. */
	owner_name: Key;
	/** 1: for everybody who may see the list. */
	shared: number;
	/** Roles that begin the list with it, with commas between; null: none. */
	starts_for: string | null;
	created_at: ColumnType<number, number, never>;
	synced: number;
}

/** Who is told of what newly comes into a view. */
interface ViewSubscriptionTable {
	tenant: Key;
	view_uuid: Key;
	user_id: Key;
	/** What the view asked, and the person's roles, when it was looked at last: where they are others, what is found is no news. */
	search: string;
	roles: string;
	/** Instant from which what came is told as one. */
	batch: number;
	/** The tenant's clock up to which it was looked at, and when that was, in milliseconds. */
	clock: number;
	looked_at: number;
}

/** What was in a view for a subscriber. */
interface ViewMatchTable {
	tenant: Key;
	view_uuid: Key;
	user_id: Key;
	record_uuid: Key;
	/** Instant at which it was found. */
	since: number;
	/** 1: it came since the batch began. */
	news: number;
}
