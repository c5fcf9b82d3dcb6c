import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/tables/tables.ts";

/** A value that no other process of the tenant may have within its scope. */
export type UniqueValue = Pick<Selectable<Database["realisation_unique_value"]>, "field" | "scope" | "value">;

/** Uuid of the process that has the value; undefined when nobody has it. */
export async function holderOf(db: Kysely<Database>, tenant: string, { field, scope, value }: UniqueValue): Promise<string | undefined> {
	const row = await db
		.selectFrom("realisation_unique_value")
		.select("realisation_uuid")
		.where("tenant", "=", tenant)
		.where("field", "=", field)
		.where("scope", "=", scope)
		.where("value", "=", value)
		.executeTakeFirst();
	return row?.realisation_uuid;
}

/** Replaces the unique values of the process. */
export async function putUniqueValues(
	db: Kysely<Database>,
	tenant: string,
	realisation: string,
	values: readonly UniqueValue[],
): Promise<void> {
	await db.deleteFrom("realisation_unique_value").where("tenant", "=", tenant).where("realisation_uuid", "=", realisation).execute();
	for (const value of values) {
		await db
			.insertInto("realisation_unique_value")
			.values({ tenant, realisation_uuid: realisation, ...value })
			.execute();
	}
}
