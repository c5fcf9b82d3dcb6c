/** An index on a table that may be large. */
export interface LaterIndex {
	readonly name: string;
	readonly table: string;
	/** What is indexed, as it stands between the brackets. */
	readonly of: string;
	readonly unique?: boolean;
	/** Of PostgreSQL alone, by an extension that not every deployment has: without it there is no such index. */
	readonly extension?: { readonly name: string; readonly method: string; readonly operators: string };
}

/** What orders rows by address on PostgreSQL. An embedded database has its indexes of this since m052. */
const byAddress = `tenant, (coalesce(cells ->> 'address#', cells ->> 'address') collate "C"), uuid`;

/**
 * Indexes that are made behind the migrations, while servers work. A migration would keep everybody from writing to the
 * table until it is whole; PostgreSQL makes one beside the work, but not in a transaction. Until it is there questions
 * are answered without it.
 */
export const laterIndexes: readonly LaterIndex[] = [
	// Which comments changed is asked within a second of every write.
	{ name: "realisation_comment_synced", table: "realisation_comment", of: "tenant, synced" },
	{ name: "request_comment_synced", table: "request_comment", of: "tenant, synced" },
	// What is assigned to somebody is asked for their inbox, and for what waits for them.
	{ name: "realisation_comment_assignee", table: "realisation_comment", of: "tenant, assignee_id" },
	{ name: "request_comment_assignee", table: "request_comment", of: "tenant, assignee_id" },
	// A map asks for what is in view.
	{ name: "request_place", table: "request", of: "tenant, latitude, longitude" },
	// A list is shown in order of address, and requests in order of when they were made.
	{ name: "realisation_row_address", table: "realisation_row", of: byAddress },
	{ name: "request_row_address", table: "request_row", of: byAddress },
	{ name: "location_row_address", table: "location_row", of: byAddress },
	{ name: "request_row_made", table: "request_row", of: "tenant, submitted_at desc, uuid" },
	// What is typed into the search of a list; SQLite has a table for it.
	{
		name: "listed_text_letters",
		table: "listed_text",
		of: "text",
		extension: { name: "pg_trgm", method: "gin", operators: "gin_trgm_ops" },
	},
];
