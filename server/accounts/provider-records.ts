import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from "oidc-provider";
import { orUnavailable } from "./provider-unavailable.ts";
import type { AccountsDatabase } from "./store/accounts-tables.ts";

/** Keeps the provider's sessions, grants, codes and refresh tokens in the database, so that they survive a restart. */
export function providerRecords(database: AccountsDatabase): AdapterFactory {
	return (model) => {
		const records = recordsOf(database, model);
		return {
			upsert: (id, payload, seconds) => orUnavailable(async () => records.upsert(id, payload, seconds)),
			find: (id) => orUnavailable(async () => records.find(id)),
			findByUid: (uid) => orUnavailable(async () => records.findByUid(uid)),
			findByUserCode: (code) => orUnavailable(async () => records.findByUserCode(code)),
			consume: (id) => orUnavailable(async () => records.consume(id)),
			destroy: (id) => orUnavailable(async () => records.destroy(id)),
			revokeByGrantId: (grantId) => orUnavailable(async () => records.revokeByGrantId(grantId)),
		};
	};
}

/** Removes expired records, which the provider never requests again. */
export async function removeExpiredRecords(database: AccountsDatabase, now: number): Promise<void> {
	await database.deleteFrom("provider_record").where("expires_at", "<", now).execute();
	await database
		.deleteFrom("sign_in_attempt")
		.where("window_started_at", "<", now - 24 * 3_600_000)
		.execute();
}

/** True while the grant that a token was issued under has not been revoked (sign-out, refresh reuse, code reuse). */
export async function grantStands(database: AccountsDatabase, grantId: string): Promise<boolean> {
	const row = await database
		.selectFrom("provider_record")
		.select("id")
		.where("model", "=", "Grant")
		.where("id", "=", grantId)
		.executeTakeFirst();
	return row !== undefined;
}

function recordsOf(database: AccountsDatabase, model: string): Adapter {
	const one = (id: string) => database.selectFrom("provider_record").selectAll().where("model", "=", model).where("id", "=", id);
	return {
		async upsert(id, payload, expiresInSeconds) {
			const row = {
				payload: JSON.stringify(payload),
				grant_id: payload.grantId ?? null,
				uid: payload.uid ?? null,
				account_id: payload.accountId ?? null,
				expires_at: expiresInSeconds === undefined ? null : Date.now() + expiresInSeconds * 1000,
			};
			await database
				.insertInto("provider_record")
				.values({ model, id, consumed_at: null, ...row })
				.onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
				.execute();
		},
		async find(id) {
			return isName(id) ? toPayload(await one(id).executeTakeFirst()) : undefined;
		},
		async findByUid(uid) {
			return toPayload(
				await database.selectFrom("provider_record").selectAll().where("model", "=", model).where("uid", "=", uid).executeTakeFirst(),
			);
		},
		async findByUserCode() {
			return undefined;
		},
		/** First come, first served: of two uses of one code or refresh token at the same moment, one is refused here. */
		async consume(id) {
			const result = await database
				.updateTable("provider_record")
				.set({ consumed_at: Date.now() })
				.where("model", "=", model)
				.where("id", "=", id)
				.where("consumed_at", "is", null)
				.executeTakeFirst();
			if (result.numUpdatedRows === 0n) throw new errors.InvalidGrant("already used");
		},
		async destroy(id) {
			await database.deleteFrom("provider_record").where("model", "=", model).where("id", "=", id).execute();
		},
		async revokeByGrantId(grantId) {
			await database.deleteFrom("provider_record").where("model", "=", model).where("grant_id", "=", grantId).execute();
		},
	};
}

/** Names are the provider's own; anything else that a client sends cannot be a name, and not every database accepts every character. */
const isName = (id: string) => /^[\w.~-]{1,120}$/.test(id);

function toPayload(
	row: { payload: string; consumed_at: number | null; expires_at: number | null } | undefined,
): AdapterPayload | undefined {
	if (row === undefined) return undefined;
	if (row.expires_at !== null && Number(row.expires_at) < Date.now()) return undefined;
	const payload: AdapterPayload = JSON.parse(row.payload);
	return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(Number(row.consumed_at) / 1000) };
}
