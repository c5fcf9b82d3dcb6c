import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";
import type { AccountsTables } from "./store/accounts-tables.ts";

/** Names of the people in a realisation's events, by user id. Accounts of an external provider are unknown here. */
export async function peopleOf(db: Kysely<Database>, tenant: string, realisation: string): Promise<Readonly<Record<string, string>>> {
	const rows = await db
		.withTables<AccountsTables>()
		.selectFrom("account")
		.select(["id", "name"])
		.where("id", "in", (events) =>
			events
				.selectFrom("realisation_event")
				.select("user_id")
				.where("realisation_event.tenant", "=", tenant)
				.where("realisation_uuid", "=", realisation),
		)
		.execute();
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
