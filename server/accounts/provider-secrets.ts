import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { keptSecret, type SecretPlace } from "../database/kept-secret.ts";

export interface ProviderSecrets {
	/** Sign the provider's cookies; the first is used for new ones. */
	readonly cookieKeys: readonly string[];
	/** Private keys the tokens are signed with; the first is used for new ones. */
	readonly signingKeys: readonly JWK[];
	/** Turns an e-mail or network address into a name under which attempts are counted, and marks known devices. */
	readonly deviceKey: string;
}

/** Reads the secrets, and makes them at the first start. */
export async function providerSecrets(place: SecretPlace): Promise<ProviderSecrets> {
	return {
		cookieKeys: await keptSecret(place, "cookie-keys", () => [randomBytes(48).toString("base64url")]),
		signingKeys: await keptSecret(place, "signing-keys", async () => [await newSigningKey()]),
		deviceKey: await keptSecret(place, "device-key", () => randomBytes(48).toString("base64url")),
	};
}

async function newSigningKey(): Promise<JWK> {
	const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
	const jwk = await exportJWK(privateKey);
	const kid = createHash("sha256").update(`${jwk.n}`).digest("base64url").slice(0, 24);
	return { ...jwk, kid, alg: "RS256", use: "sig" };
}
