/** An index on a table that may be large. */
export interface LaterIndex {
	readonly name: string;
	readonly table: string;
	/** The indexed expressions, as written between the brackets. */
	readonly of: string;
	readonly unique?: boolean;
	/** Only for PostgreSQL, using an extension that not every deployment has: without it the index is not created. */
	readonly extension?: { readonly name: string; readonly method: string; readonly operators: string };
}

/** The order of rows by address on PostgreSQL. An embedded database has its indexes for this since m052. */
const byAddress = `tenant, (coalesce(cells ->> 'address#', cells ->> 'address') collate "C"), uuid`;

/**
 * Indexes that are created after the migrations, while servers work. Creating one in a migration would block all writes to the table until
 * it is complete; PostgreSQL can create one concurrently, but not in a transaction. Until it exists, queries are answered without it.
 */
export const laterIndexes: readonly LaterIndex[] = [
	// Polling for changed comments happens within a second of every write.
	{ name: "realisation_comment_synced", table: "realisation_comment", of: "tenant, synced" },
	{ name: "request_comment_synced", table: "request_comment", of: "tenant, synced" },
	// For the conversations assigned to somebody, in their inbox and among their work.
	{ name: "realisation_comment_assignee", table: "realisation_comment", of: "tenant, assignee_id" },
	{ name: "request_comment_assignee", table: "request_comment", of: "tenant, assignee_id" },
	// For a map, which queries what is in view.
	{ name: "request_place", table: "request", of: "tenant, latitude, longitude" },
	// For lists in order of address, and requests in order of creation.
	{ name: "realisation_row_address", table: "realisation_row", of: byAddress },
	{ name: "request_row_address", table: "request_row", of: byAddress },
	{ name: "location_row_address", table: "location_row", of: byAddress },
	{ name: "request_row_made", table: "request_row", of: "tenant, submitted_at desc, uuid" },
	// For words typed into the search of a list; SQLite has a table for it.
	{
		name: "listed_text_letters",
		table: "listed_text",
		of: "text",
		extension: { name: "pg_trgm", method: "gin", operators: "gin_trgm_ops" },
	},
];
