import { changeSecret, type SecretPlace, sealedSecrets } from "./kept-secret.ts";

/** Uses the key that was handed round, and seals every secret anew with it. Servers go on: they read the file again when a secret does not open. */
export async function sealAnew(place: SecretPlace): Promise<void> {
	place.key.sealWithNext();
	for (const { name, value } of await sealedSecrets(place)) {
		if (place.key.isSealed(value)) await changeSecret(place, name, (secret) => secret);
	}
}

/** Lets go of the keys that nothing is sealed with. */
export async function retireSeal(place: SecretPlace): Promise<void> {
	place.key.keepUsed((await sealedSecrets(place)).filter(({ value }) => place.key.isSealed(value)));
}
