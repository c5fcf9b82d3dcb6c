import { randomBytes } from "node:crypto";
import { changeSecret, keptSecret, type SecretPlace } from "./kept-secret.ts";

/** A generated key. `since`: milliseconds since 1970; null for the one made at the first start. */
export interface RotatingKey {
	readonly value: string;
	readonly since: number | null;
}

/** As stored: a key that was never replaced may be a plain string, as earlier versions stored it. */
type Kept = string | readonly RotatingKey[];

const all = (kept: Kept): readonly RotatingKey[] => (typeof kept === "string" ? [{ value: kept, since: null }] : kept);
const newKey = () => randomBytes(48).toString("base64url");

/** The keys with this name: the first signs, the others are still accepted for what they signed. Made at the first start. */
export async function rotatingKeys(place: SecretPlace, name: string): Promise<readonly RotatingKey[]> {
	return all(await keptSecret<Kept>(place, name, () => [{ value: newKey(), since: null }]));
}

/** Adds a new key. Signatures of the former keys stay valid until those are retired. */
export async function rotateKey(place: SecretPlace, name: string): Promise<void> {
	await rotatingKeys(place, name);
	await changeSecret<Kept>(place, name, (kept) => [{ value: newKey(), since: place.now }, ...all(kept)]);
}

/** Removes the former keys: their signatures are no longer accepted. */
export async function retireKeys(place: SecretPlace, name: string): Promise<void> {
	await rotatingKeys(place, name);
	await changeSecret<Kept>(place, name, (kept) => all(kept).slice(0, 1));
}

/** How often a server checks whether keys were replaced, in milliseconds; and the time after which every server has a new key. */
export const lookForKeysMs = 2_000;
const handedRoundMs = 5 * lookForKeysMs;

/** The newest key that every server has by now, so that all of them accept what one signs. */
export function signingKey(keys: readonly RotatingKey[], now: number): RotatingKey {
	const known = keys.find(({ since }) => since === null || since + handedRoundMs <= now) ?? keys.at(-1);
	if (known === undefined) throw new Error("There is no key to sign with.");
	return known;
}

/** When nothing signed by a former key is valid any more, given how long signatures are; null when there is no former key. */
export function keysRetireAt(keys: readonly RotatingKey[], goodForMs: number): number | null {
	const [first] = keys;
	return first === undefined || keys.length === 1 ? null : (first.since ?? 0) + handedRoundMs + goodForMs;
}
