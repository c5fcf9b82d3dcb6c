import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

type SecretTables = { provider_secret: { name: string; value: string; created_at: number } };

/**
 * The deployment's secret of this name; made at the first start and kept from then on, so that every server of the
 * deployment has the same. Servers that start at once end up with the same too.
 */
export async function keptSecret(db: Kysely<Database>, name: string, now: number, make: () => string): Promise<string> {
	const secrets = db.withTables<SecretTables>();
	const read = () => secrets.selectFrom("provider_secret").select("value").where("name", "=", name).executeTakeFirst();
	const present = await read();
	if (present !== undefined) return JSON.parse(present.value) as string;
	await secrets
		.insertInto("provider_secret")
		.values({ name, value: JSON.stringify(make()), created_at: now })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const stored = await read();
	if (stored === undefined) throw new Error(`The secret ${name} could not be kept.`);
	return JSON.parse(stored.value) as string;
}
