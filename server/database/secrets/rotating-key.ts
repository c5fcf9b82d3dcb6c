import { randomBytes } from "node:crypto";
import { changeSecret, keptSecret, type SecretPlace } from "./kept-secret.ts";

/** A key of one's own making. `since`: milliseconds since 1970; null for that of the first start. */
export interface RotatingKey {
	readonly value: string;
	readonly since: number | null;
}

/** As stored: a key that was never replaced may be stored alone, as earlier versions did. */
type Kept = string | readonly RotatingKey[];

const all = (kept: Kept): readonly RotatingKey[] => (typeof kept === "string" ? [{ value: kept, since: null }] : kept);
const newKey = () => randomBytes(48).toString("base64url");

/** The keys of this name: the first is for what is new, the others are accepted for what they signed. Made at the first start. */
export async function rotatingKeys(place: SecretPlace, name: string): Promise<readonly RotatingKey[]> {
	return all(await keptSecret<Kept>(place, name, () => [{ value: newKey(), since: null }]));
}

/** A new key. What the former ones signed stays good until they are retired. */
export async function rotateKey(place: SecretPlace, name: string): Promise<void> {
	await rotatingKeys(place, name);
	await changeSecret<Kept>(place, name, (kept) => [{ value: newKey(), since: place.now }, ...all(kept)]);
}

/** Takes the former keys away: what they signed is not accepted any more. */
export async function retireKeys(place: SecretPlace, name: string): Promise<void> {
	await rotatingKeys(place, name);
	await changeSecret<Kept>(place, name, (kept) => all(kept).slice(0, 1));
}

/** How often a server looks whether keys were replaced, in milliseconds; and how long after its making every server has a key. */
export const lookForKeysMs = 2_000;
const handedRoundMs = 5 * lookForKeysMs;

/** The newest key that every server has by now: what one signs, all of them accept. */
export function signingKey(keys: readonly RotatingKey[], now: number): RotatingKey {
	const known = keys.find(({ since }) => since === null || since + handedRoundMs <= now) ?? keys.at(-1);
	if (known === undefined) throw new Error("There is no key to sign with.");
	return known;
}

/** When nothing is left that a former key signed, if that is good for so long; null when there is no former key. */
export function keysRetireAt(keys: readonly RotatingKey[], goodForMs: number): number | null {
	const [first] = keys;
	return first === undefined || keys.length === 1 ? null : (first.since ?? 0) + handedRoundMs + goodForMs;
}
