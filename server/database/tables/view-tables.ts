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
	list: ColumnType<ListName, ListName, never>;
	label: string;
	/** What follows the list's address: path word and query. */
	search: string;
	owner_id: Key;
	/** Name of the owner when the view was made. */
	owner_name: Key;
	/** 1: shared with everybody who may see the list. */
	shared: number;
	/** Roles whose list begins with it, separated by commas; null for none. */
	starts_for: string | null;
	created_at: ColumnType<number, number, never>;
	synced: number;
}

/** Who is notified of what newly comes into a view. */
interface ViewSubscriptionTable {
	tenant: Key;
	view_uuid: Key;
	user_id: Key;
	/** The view's query and the person's roles at the last check: when either has changed, records found are not news. */
	search: string;
	roles: string;
	/** Instant from which new records are reported together. */
	batch: number;
	/** The tenant's clock up to which it was checked, and the instant of that check, in milliseconds. */
	clock: number;
	looked_at: number;
}

/** The records that were in a view for a subscriber. */
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
