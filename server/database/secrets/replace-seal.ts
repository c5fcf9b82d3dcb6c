import { changeSecret, type SecretPlace, sealedSecrets } from "./kept-secret.ts";

/**
 * Puts the distributed key into use and seals every secret with it. Servers keep working: they read the key file again when a secret does
 * not open.
 */
export async function sealAnew(place: SecretPlace): Promise<void> {
	place.key.sealWithNext();
	for (const { name, value } of await sealedSecrets(place)) {
		if (place.key.isSealed(value)) await changeSecret(place, name, (secret) => secret);
	}
}

/** Removes the keys that no secret is sealed with. */
export async function retireSeal(place: SecretPlace): Promise<void> {
	place.key.keepUsed((await sealedSecrets(place)).filter(({ value }) => place.key.isSealed(value)));
}
