import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Database } from "../tables/tables.ts";
import type { SecretsKey } from "./secrets-key.ts";

type SecretTables = { provider_secret: { name: string; value: string; created_at: number } };

/** The database in which secrets are stored, and the key that seals them. */
export interface SecretPlace {
	readonly db: Kysely<Database>;
	readonly key: SecretsKey;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/**
 * The deployment's secret with this name. It is made at the first start and stored, sealed, so that every server of the deployment has the
 * same, even when several start at once. A secret that an earlier version stored unsealed is sealed at the first read.
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

/** Changes an existing secret. Concurrent changes are applied one after the other, and none is lost. */
export async function changeSecret<Value>({ db, key }: SecretPlace, name: string, change: (value: Value) => Value): Promise<void> {
	const secrets = db.withTables<SecretTables>();
	for (;;) {
		const { value } = await secrets.selectFrom("provider_secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
		const sealed = key.seal(name, JSON.stringify(change(JSON.parse(key.open(name, value)) as Value)));
		const { numUpdatedRows } = await wipingWhatWasThere(db, () =>
			secrets
				.updateTable("provider_secret")
				.set({ value: sealed })
				.where("name", "=", name)
				.where("value", "=", value)
				.executeTakeFirstOrThrow(),
		);
		if (numUpdatedRows > 0n) return;
	}
}

/** Names of the existing secrets, with the sealed value of each. */
export async function sealedSecrets({
	db,
}: Pick<SecretPlace, "db">): Promise<readonly { readonly name: string; readonly value: string }[]> {
	return db.withTables<SecretTables>().selectFrom("provider_secret").select(["name", "value"]).orderBy("name").execute();
}

/** SQLite leaves overwritten data in free pages and in its log unless told otherwise. */
async function wipingWhatWasThere<Result>(db: Kysely<Database>, change: () => Promise<Result>): Promise<Result> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return change();
	await sql`pragma secure_delete = on`.execute(db);
	const result = await change();
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
	await sql`pragma secure_delete = off`.execute(db);
	return result;
}
