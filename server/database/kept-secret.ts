import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { SecretsKey } from "./secrets-key.ts";
import type { Database } from "./tables.ts";

type SecretTables = { provider_secret: { name: string; value: string; created_at: number } };

/** Where secrets are kept, and what they are sealed with. */
export interface SecretPlace {
	readonly db: Kysely<Database>;
	readonly key: SecretsKey;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/**
 * The deployment's secret of this name; made at the first start and kept, sealed, from then on, so that every server of
 * the deployment has the same. Servers that start at once end up with the same too. What an earlier version kept
 * readable is sealed when it is first read.
 */
export async function keptSecret<Value>({ db, key, now }: SecretPlace, name: string, make: () => Value | Promise<Value>): Promise<Value> {
	const secrets = db.withTables<SecretTables>();
	const read = () => secrets.selectFrom("provider_secret").select("value").where("name", "=", name).executeTakeFirst();
	const present = await read();
	if (present === undefined) {
		const value = key.seal(name, JSON.stringify(await make()));
		await secrets
			.insertInto("provider_secret")
			.values({ name, value, created_at: now })
			.onConflict((conflict) => conflict.column("name").doNothing())
			.execute();
	}
	const kept = present ?? (await read());
	if (kept === undefined) throw new Error(`The secret ${name} could not be kept.`);
	if (key.isSealed(kept.value)) return JSON.parse(key.open(name, kept.value));
	await wipingWhatWasThere(db, () =>
		secrets
			.updateTable("provider_secret")
			.set({ value: key.seal(name, kept.value) })
			.where("name", "=", name)
			.execute(),
	);
	return JSON.parse(kept.value);
}

/** SQLite leaves what was overwritten in free pages and in its log unless it is told otherwise. */
async function wipingWhatWasThere(db: Kysely<Database>, change: () => Promise<unknown>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return void (await change());
	await sql`pragma secure_delete = on`.execute(db);
	await change();
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
	await sql`pragma secure_delete = off`.execute(db);
}
