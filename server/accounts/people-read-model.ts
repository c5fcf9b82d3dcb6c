import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";
import type { AccountsTables } from "./accounts-tables.ts";

/** Names of the people whose events a realisation holds, by their user id. Accounts of another provider are not known here. */
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
