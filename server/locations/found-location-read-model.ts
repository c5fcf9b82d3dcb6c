import { type Kysely, PostgresAdapter, type SqlBool, sql } from "kysely";
import type { PersonAccess } from "../../engine/index.ts";
import { holdsWords } from "../database/holds-words.ts";
import { mayHoldWords } from "../database/rows/found-text.ts";
import type { Database } from "../database/tables.ts";
import { within } from "../database/within-codes.ts";
import { locationRowsAreFilled } from "./location-row-store.ts";

/** A charging location as a search tells of it. */
export interface FoundLocation {
	readonly uuid: string;
	/** Geography code and number. */
	readonly reference: string;
	readonly address: string;
	/** Process it is connected to, where the person sees that. */
	readonly process: string | null;
}

/** Charging locations that this person sees in which every word occurs. Accents are compared as they are written. */
export async function findLocations(
	{ db, tenant, access }: { readonly db: Kysely<Database>; readonly tenant: string; readonly access: PersonAccess },
	words: readonly string[],
	most: number,
): Promise<readonly FoundLocation[]> {
	// Once every row of the list is made: what its list finds no location by, this need not look through.
	const fewer = (await locationRowsAreFilled({ db }, tenant))
		? await mayHoldWords(db, { tenant, list: "locations" }, sql.ref("charging_location.uuid"), words)
		: sql<SqlBool>`1 = 1`;
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	const number = isPostgres
		? sql<string | null>`(charging_location.properties::json ->> 'id')`
		: sql<string | null>`(charging_location.properties ->> '$.id')`;
	const reference = sql<string>`(charging_location.code || case when coalesce(${number}, '') = '' then '' else '-' || ${number} end)`;
	const address = ["street", "street_number", "street_number_suffix", "postal_code", "city"].map((name) => `charging_location.${name}`);
	const rows = await db
		.selectFrom("charging_location")
		.leftJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "charging_location.tenant").onRef("realisation.uuid", "=", "charging_location.workflow_uuid"),
		)
		.select([
			"charging_location.uuid",
			"street",
			"street_number",
			"street_number_suffix",
			"postal_code",
			"city",
			"workflow_uuid",
			"realisation.code as process_code",
		])
		.select(reference.as("reference"))
		.where("charging_location.tenant", "=", tenant)
		.where(within(access.codes("chargingpoints"), "charging_location.code"))
		.where(fewer)
		.where(holdsWords(db, [reference, ...address], words))
		.orderBy("charging_location.synced", "desc")
		.limit(most)
		.execute();
	return rows.map((row) => ({
		uuid: row.uuid,
		reference: row.reference,
		address: [`${row.street} ${row.street_number}${row.street_number_suffix}`.trim(), `${row.postal_code} ${row.city}`.trim()]
			.filter((part) => part !== "")
			.join(", "),
		process: row.process_code !== null && access.at(row.process_code).may("realisationlist") ? row.workflow_uuid : null,
	}));
}
