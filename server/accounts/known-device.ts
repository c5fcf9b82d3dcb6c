import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieName } from "./cookie-name.ts";

const device = "laadstroom_device";
/** Days that a browser stays known after its last sign-in. */
const knownDays = 180;
/** The same in milliseconds. */
export const knownDeviceMs = knownDays * 86_400_000;

/** Marks this browser as one that signed in to the account, using the first of the keys. The cookie reveals nothing about the account. */
export function knownDeviceHeader([key = ""]: readonly string[], account: string, secure: boolean): string {
	const nonce = randomBytes(18).toString("base64url");
	const attributes = `Path=/oidc/interaction; Max-Age=${knownDays * 86_400}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
	return `${cookieName(device, secure)}=${nonce}.${seal(key, account, nonce)}; ${attributes}`;
}

/** The nonce when the cookie was given to this browser for this account, with any of the keys, else undefined. */
export function knownDevice(keys: readonly string[], account: string, cookieHeader: string | undefined): string | undefined {
	const value = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${device}=([\\w-]{24})\\.([\\w-]{43})(?:;|$)`).exec(cookieHeader ?? "");
	const [, nonce, given] = value ?? [];
	if (nonce === undefined || given === undefined) return undefined;
	return keys.some((key) => timingSafeEqual(Buffer.from(given), Buffer.from(seal(key, account, nonce)))) ? nonce : undefined;
}

function seal(key: string, account: string, nonce: string): string {
	return createHmac("sha256", key).update(`${account}\n${nonce}`).digest("base64url");
}
