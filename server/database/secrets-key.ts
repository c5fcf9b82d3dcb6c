import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { privateFolder, refuseOpenFile } from "./private-place.ts";

/** The secrets of the database cannot be read; the message is for who runs it. */
export class SecretsKeyError extends Error {}

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Says how the rest is made, so that a later way can stand beside it. */
const form = "sealed-1.";

/**
 * The key outside the database with which its secrets are sealed: a copy of the database alone signs nobody in. It is a
 * file with 32 bytes as base64, made when the first secret is; every server of a deployment has the same.
 */
export class SecretsKey {
	readonly #file: string | null;
	#key: Buffer | undefined;

	/** `file`: absolute; null for a key that ends with the process, for tests. */
	constructor(file: string | null) {
		this.#file = file;
	}

	isSealed(kept: string): boolean {
		return kept.startsWith(form);
	}

	/** Bound to the name of the secret: one is not taken for another. */
	seal(name: string, text: string): string {
		const nonce = randomBytes(nonceBytes);
		const sealing = createCipheriv(cipher, this.#read(true), nonce).setAAD(Buffer.from(name));
		const bytes = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
		return form + Buffer.concat([nonce, sealing.getAuthTag(), bytes]).toString("base64url");
	}

	open(name: string, kept: string): string {
		const all = Buffer.from(kept.slice(form.length), "base64url");
		const opening = createDecipheriv(cipher, this.#read(false), all.subarray(0, nonceBytes)).setAAD(Buffer.from(name));
		opening.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
		try {
			return opening.update(all.subarray(nonceBytes + tagBytes)).toString("utf8") + opening.final("utf8");
		} catch {
			throw new SecretsKeyError(
				`The secrets in the database were sealed with another key than the one in ${this.#file}. Every server needs the same file: copy it, or name its place with SECRETS_KEY_FILE.`,
			);
		}
	}

	#read(make: boolean): Buffer {
		this.#key ??= this.#file === null ? randomBytes(keyBytes) : keyIn(this.#file, make);
		return this.#key;
	}
}

function keyIn(file: string, make: boolean): Buffer {
	if (!existsSync(file)) {
		if (!make) {
			throw new SecretsKeyError(
				`${file} is missing: the secrets in the database cannot be opened without it. Put it back from its backup, or copy it from another server; SECRETS_KEY_FILE names its place.`,
			);
		}
		privateFolder(dirname(file));
		writeFileSync(file, `${randomBytes(keyBytes).toString("base64")}\n`, { mode: 0o600, flag: "wx", flush: true });
	}
	refuseOpenFile(file);
	const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
	if (key.length !== keyBytes) throw new SecretsKeyError(`${file} is no key: it has to hold ${keyBytes} bytes as base64.`);
	return key;
}
