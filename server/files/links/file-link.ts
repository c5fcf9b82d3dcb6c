import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type RotatingKey, signingKey } from "../../database/secrets/rotating-key.ts";

/** What a link allows its holder: one action, on one file, once, for a short time. */
export interface FileLink {
	readonly method: "PUT" | "GET";
	readonly tenant: string;
	readonly file: string;
	/** Milliseconds since 1970 (UTC). */
	readonly expires: number;
	/** Maximum number of bytes to send, or their actual number. */
	readonly size: number;
	/** Media type of the bytes. */
	readonly type: string;
	/** Distinguishes two links to the same file, so that each can be used once. */
	readonly nonce: string;
}

/** A link's query as received, with any content. */
export type LinkQuery = Readonly<Record<string, unknown>>;

/** Name of the secret that signs links. */
export const fileLinkKey = "file-link-key";

/** The longest validity of a link, in milliseconds. */
export const fileLinkMs = 5 * 60_000;

const names = ["expires", "size", "type", "nonce", "key", "signature"] as const;

/** Makes links that nobody else can make, and verifies them. The signature covers everything in the link. */
export class FileLinks {
	readonly #now: () => number;
	#keys: readonly RotatingKey[];

	/** `keys`: the newest first. `now`: milliseconds since 1970. */
	constructor(keys: readonly RotatingKey[], now: () => number) {
		this.#keys = keys;
		this.#now = now;
	}

	/** Sets the new keys after a command or another server has replaced them. */
	use(keys: readonly RotatingKey[]): void {
		this.#keys = keys;
	}

	/** Path and query within the deployment. */
	sign(link: Omit<FileLink, "nonce">): string {
		const full = { ...link, nonce: randomBytes(16).toString("base64url") };
		const { value } = signingKey(this.#keys, this.#now());
		const said = { expires: String(full.expires), size: String(full.size), type: full.type, nonce: full.nonce, key: nameOf(value) };
		const query = new URLSearchParams({ ...said, signature: signatureOf(value, full.method, full.tenant, full.file, said) });
		return `/api/v1/${full.tenant}/files/${full.file}/content?${query}`;
	}

	/** The link, if every character of it is as it was signed; undefined otherwise. The caller checks whether it has expired. */
	read(method: string, tenant: string, file: string, query: LinkQuery): FileLink | undefined {
		const said = Object.fromEntries(names.map((name) => [name, query[name]]));
		if (!isTexts(said) || Object.keys(query).length !== names.length) return undefined;
		const { signature = "", ...rest } = said;
		const key = this.#keys.find(({ value }) => nameOf(value) === rest.key);
		if (key === undefined) return undefined;
		const expected = signatureOf(key.value, method, tenant, file, rest);
		// Compared as text: the last letter of base64 has unused bits, and another letter must count as another signature.
		if (!timingSafeEqual(digest(signature), digest(expected))) return undefined;
		const { expires = "", size = "", type = "", nonce = "" } = rest;
		return { method: method === "PUT" ? "PUT" : "GET", tenant, file, expires: Number(expires), size: Number(size), type, nonce };
	}
}

function signatureOf(secret: string, method: string, tenant: string, file: string, said: Readonly<Record<string, string>>): string {
	const { expires, size, type, nonce, key } = said;
	// As JSON, two different lists never have the same text.
	const text = JSON.stringify(["file-link", method, tenant, file, expires, size, type, nonce, key]);
	return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Identifies the key in the link, so that keys can be replaced. */
function nameOf(key: string): string {
	return createHash("sha256").update(key).digest("hex").slice(0, 8);
}

function isTexts(said: Readonly<Record<string, unknown>>): said is Readonly<Record<string, string>> {
	return Object.values(said).every((value) => typeof value === "string");
}

const digest = (text: string) => createHash("sha256").update(text).digest();
