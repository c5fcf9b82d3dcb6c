import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a message unsubscribes from: messages of one kind, to one person. */
export interface Unsubscribe {
	readonly tenant: string;
	readonly userId: string;
	/** "mention", "reply" or "daily". */
	readonly kind: string;
}

const signature = (secret: string, text: string) => createHmac("sha256", secret).update(`unsubscribe ${text}`).digest("base64url");

/** Never expires: a message found years later must still let its reader unsubscribe. */
export function unsubscribeToken(secret: string, { tenant, userId, kind }: Unsubscribe): string {
	const text = Buffer.from(JSON.stringify([tenant, userId, kind])).toString("base64url");
	return `${text}.${signature(secret, text)}`;
}

/** Undefined for anything that was not signed here. */
export function readUnsubscribeToken(secret: string, token: unknown): Unsubscribe | undefined {
	if (typeof token !== "string" || token.length > 2_000) return undefined;
	const [text = "", signed = "", ...more] = token.split(".");
	const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, text))];
	if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
	const [tenant, userId, kind] = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as [string, string, string];
	return { tenant, userId, kind };
}
