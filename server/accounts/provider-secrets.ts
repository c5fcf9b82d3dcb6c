import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { changeSecret, keptSecret, type SecretPlace } from "../database/secrets/kept-secret.ts";
import { rotatingKeys } from "../database/secrets/rotating-key.ts";
import { lifetimes } from "./provider-lifetimes.ts";

export interface ProviderSecrets {
	/** Sign the provider's cookies; the first is used for new ones. */
	readonly cookieKeys: readonly string[];
	/** Private keys that sign the tokens; the first is used for new ones. */
	readonly signingKeys: readonly JWK[];
	/**
	 * Mark known devices; the first marks new ones, and keys the hash under which attempts per e-mail or network address
	 * are counted.
	 */
	readonly deviceKeys: readonly string[];
}

/** A signing key as it is stored. `since`: milliseconds since 1970; absent from the one made at the first start. */
type KeptSigningKey = JWK & { readonly since?: number };

/** Reads the secrets, and makes them at the first start. */
export async function providerSecrets(place: SecretPlace): Promise<ProviderSecrets> {
	return {
		cookieKeys: await cookieKeys(place),
		signingKeys: (await keptSigningKeys(place)).map(({ since: _since, ...key }) => key),
		deviceKeys: (await rotatingKeys(place, deviceKey)).map(({ value }) => value),
	};
}

/** Name of the secret that marks known devices. */
export const deviceKey = "device-key";

const newCookieKey = () => randomBytes(48).toString("base64url");
const cookieKeys = (place: SecretPlace) => keptSecret<readonly string[]>(place, "cookie-keys", () => [newCookieKey()]);
const keptSigningKeys = (place: SecretPlace) =>
	keptSecret<readonly KeptSigningKey[]>(place, "signing-keys", async () => [await newSigningKey()]);

/** The name and age of a key, without the key itself. */
interface SigningKeyStanding {
	readonly kid: string;
	/** Milliseconds since 1970; null for the key made at the first start. */
	readonly since: number | null;
	/** It signs new tokens; the others are still accepted for what they signed. */
	readonly signs: boolean;
}

export async function signingKeyStandings(place: SecretPlace): Promise<SigningKeyStanding[]> {
	return (await keptSigningKeys(place)).map(({ kid = "", since = null }, index) => ({ kid, since, signs: index === 0 }));
}

/** Adds new keys for tokens and cookies. Signatures of the former keys stay valid: nobody is signed out. */
export async function rotateSigningKeys(place: SecretPlace): Promise<void> {
	const key = { ...(await newSigningKey()), since: place.now };
	await keptSigningKeys(place);
	await cookieKeys(place);
	await changeSecret<readonly KeptSigningKey[]>(place, "signing-keys", (keys) => [key, ...keys]);
	await changeSecret<readonly string[]>(place, "cookie-keys", (keys) => [newCookieKey(), ...keys]);
}

/** When nothing signed by a former key is valid any more, in milliseconds since 1970; null when there is no former key. */
export async function retiresAt(place: SecretPlace): Promise<number | null> {
	const [first, ...former] = await keptSigningKeys(place);
	return former.length === 0 ? null : (first?.since ?? 0) + lifetimes.session * 1000;
}

/** Removes the former keys: their signatures are no longer accepted. */
export async function retireSigningKeys(place: SecretPlace): Promise<void> {
	await changeSecret<readonly KeptSigningKey[]>(place, "signing-keys", (keys) => keys.slice(0, 1));
	await changeSecret<readonly string[]>(place, "cookie-keys", (keys) => keys.slice(0, 1));
}

async function newSigningKey(): Promise<JWK> {
	const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
	const jwk = await exportJWK(privateKey);
	const kid = createHash("sha256").update(`${jwk.n}`).digest("base64url").slice(0, 24);
	return { ...jwk, kid, alg: "RS256", use: "sig" };
}
