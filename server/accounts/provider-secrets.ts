import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { AccountsDatabase } from "./accounts-tables.ts";

export interface ProviderSecrets {
	/** Sign the provider's cookies; the first is used for new ones. */
	readonly cookieKeys: readonly string[];
	/** Private keys the tokens are signed with; the first is used for new ones. */
	readonly signingKeys: readonly JWK[];
	/** Turns an e-mail or network address into a name under which attempts are counted, and marks known devices. */
	readonly deviceKey: string;
}

/** Reads the secrets, and makes them at the first start. Two servers that start at once end up with the same. */
export async function providerSecrets(database: AccountsDatabase, now: number): Promise<ProviderSecrets> {
	const [cookieKeys, signingKeys, deviceKey] = [
		await kept(database, "cookie-keys", now, async () => [randomBytes(48).toString("base64url")]),
		await kept(database, "signing-keys", now, async () => [await newSigningKey()]),
		await kept(database, "device-key", now, async () => randomBytes(48).toString("base64url")),
	];
	return { cookieKeys: cookieKeys as string[], signingKeys: signingKeys as JWK[], deviceKey: deviceKey as string };
}

async function kept(database: AccountsDatabase, name: string, now: number, make: () => Promise<unknown>): Promise<unknown> {
	const read = () => database.selectFrom("provider_secret").select("value").where("name", "=", name).executeTakeFirst();
	const present = await read();
	if (present !== undefined) return JSON.parse(present.value);
	await database
		.insertInto("provider_secret")
		.values({ name, value: JSON.stringify(await make()), created_at: now })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const stored = await read();
	return stored === undefined ? undefined : JSON.parse(stored.value);
}

async function newSigningKey(): Promise<JWK> {
	const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
	const jwk = await exportJWK(privateKey);
	const kid = createHash("sha256").update(`${jwk.n}`).digest("base64url").slice(0, 24);
	return { ...jwk, kid, alg: "RS256", use: "sig" };
}
