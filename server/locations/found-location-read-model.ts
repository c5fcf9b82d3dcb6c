import { type Kysely, PostgresAdapter, type SqlBool, sql } from "kysely";
import { locationAddress, type PersonAccess } from "../../engine/index.ts";
import { holdsWords } from "../database/holds-words.ts";
import { mayHoldWords } from "../database/rows/found-text.ts";
import type { Database } from "../database/tables/tables.ts";
import { within } from "../database/within-codes.ts";
import { locationRowsAreFilled } from "./location-row-store.ts";
import { storedAddress } from "./stored-address.ts";

/** A charging location as the search shows it. */
export interface FoundLocation {
	readonly uuid: string;
	/** Geography code and number. */
	readonly reference: string;
	readonly address: string;
	/** Process it is connected to, if the person may see that. */
	readonly process: string | null;
}

/** Charging locations that this person sees and that contain every word, in the same way as their list finds them. */
export async function findLocations(
	{ db, tenant, access }: { readonly db: Kysely<Database>; readonly tenant: string; readonly access: PersonAccess },
	words: readonly string[],
	most: number,
): Promise<readonly FoundLocation[]> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	const number = isPostgres
		? sql<string | null>`(charging_location.properties::json ->> 'id')`
		: sql<string | null>`(charging_location.properties ->> '$.id')`;
	const reference = sql<string>`(charging_location.code || case when coalesce(${number}, '') = '' then '' else '-' || ${number} end)`;
	const parts = ["street", "street_number", "street_number_suffix", "postal_code", "city"].map((name) => `charging_location.${name}`);
	// Until every row of the list is built, the parts of the address are searched as they are written, including accents.
	const isFilled = await locationRowsAreFilled({ db }, tenant);
	const fewer = isFilled
		? await mayHoldWords(db, { tenant, list: "locations" }, sql.ref("charging_location.uuid"), words)
		: sql<SqlBool>`1 = 1`;
	const rows = await db
		.selectFrom("charging_location")
		.leftJoin("location_row", (join) =>
			join.onRef("location_row.tenant", "=", "charging_location.tenant").onRef("location_row.uuid", "=", "charging_location.uuid"),
		)
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
		.where(holdsWords(db, isFilled ? ["location_row.search"] : [reference, ...parts], words))
		.orderBy("charging_location.synced", "desc")
		.limit(most)
		.execute();
	return rows.map((row) => ({
		uuid: row.uuid,
		reference: row.reference,
		address: locationAddress({ address: storedAddress(row) }),
		process: row.process_code !== null && access.at(row.process_code).may("realisationlist") ? row.workflow_uuid : null,
	}));
}
