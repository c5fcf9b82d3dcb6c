import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { privateFolder, refuseOpenFile } from "../private-place.ts";

/** The secrets of the database cannot be read; the message is for the operator. */
export class SecretsKeyError extends Error {}

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Names the method for the rest, so that a later method can be added. */
const form = "sealed-1.";
/** Stands before a key that was handed round and is not used yet. */
const next = "next:";

interface Key {
	readonly bytes: Buffer;
	readonly isNext: boolean;
}

/**
 * The key outside the database with which its secrets are sealed: a copy of the database alone signs nobody in. It is a
 * file with 32 bytes as base64, made when the first secret is; every server of a deployment has the same. While the key is
 * replaced the file has two lines: the first seals, and each opens; `next:` before one says that it is not used yet.
 */
export class SecretsKey {
	readonly #file: string | null;
	#keys: readonly Key[] = [];

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
		const [key] = this.#read(true);
		if (key === undefined) throw new SecretsKeyError(`${this.#file} is no key.`);
		const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(name));
		const bytes = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
		return form + Buffer.concat([nonce, sealing.getAuthTag(), bytes]).toString("base64url");
	}

	open(name: string, kept: string): string {
		const known = this.#read(false);
		let found = opened(known, name, kept);
		if (found === undefined && this.#file !== null) {
			// The key may have been replaced since it was read.
			this.#keys = [];
			found = opened(this.#read(false), name, kept);
		}
		if (found !== undefined) return found.text;
		throw new SecretsKeyError(
			`The secrets in the database were sealed with another key than the one in ${this.#file}. Every server needs the same file: copy it, or name its place with SECRETS_KEY_FILE.`,
		);
	}

	/** What the file has now: how many keys, and whether one of them waits to be used. */
	get standing(): { readonly count: number; readonly hasNext: boolean } {
		this.#keys = [];
		const keys = this.#read(false);
		return { count: keys.length, hasNext: keys.some(({ isNext }) => isNext) };
	}

	/** Adds a new key that opens and does not seal yet. */
	add(): void {
		this.#write([...this.#read(true), { bytes: randomBytes(keyBytes), isNext: true }]);
	}

	/** Has the added key seal from now on. */
	sealWithNext(): void {
		const keys = this.#read(false);
		const next = keys.filter(({ isNext }) => isNext).map(({ bytes }) => ({ bytes, isNext: false }));
		this.#write([...next, ...keys.filter(({ isNext }) => !isNext)]);
	}

	/** Lets go of the keys that open none of these. */
	keepUsed(sealed: readonly { readonly name: string; readonly value: string }[]): void {
		const used = this.#read(false).filter((key) => sealed.some(({ name, value }) => opened([key], name, value) !== undefined));
		if (used.length > 0) this.#write(used.map(({ bytes }) => ({ bytes, isNext: false })));
	}

	#read(make: boolean): readonly Key[] {
		if (this.#keys.length === 0)
			this.#keys = this.#file === null ? [{ bytes: randomBytes(keyBytes), isNext: false }] : keysIn(this.#file, make);
		return this.#keys;
	}

	/** Whole or not at all: a server that reads it meanwhile finds the one or the other. */
	#write(keys: readonly Key[]): void {
		this.#keys = keys;
		if (this.#file === null) return;
		const beside = `${this.#file}.new`;
		writeFileSync(beside, keys.map(({ bytes, isNext }) => `${isNext ? next : ""}${bytes.toString("base64")}\n`).join(""), {
			mode: 0o600,
			flush: true,
		});
		renameSync(beside, this.#file);
	}
}

/** What one of the keys makes of a sealed text; undefined when none fits. */
function opened(keys: readonly Key[], name: string, kept: string): { readonly text: string } | undefined {
	const all = Buffer.from(kept.slice(form.length), "base64url");
	for (const { bytes } of keys) {
		const opening = createDecipheriv(cipher, bytes, all.subarray(0, nonceBytes)).setAAD(Buffer.from(name));
		try {
			opening.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
			return { text: opening.update(all.subarray(nonceBytes + tagBytes)).toString("utf8") + opening.final("utf8") };
		} catch {
			// Sealed with another one.
		}
	}
	return undefined;
}

function keysIn(file: string, make: boolean): readonly Key[] {
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
	const keys = readFileSync(file, "utf8")
		.trim()
		.split(/\s+/)
		.map((line) => ({ bytes: Buffer.from(line.replace(next, ""), "base64"), isNext: line.startsWith(next) }));
	if (keys.some(({ bytes }) => bytes.length !== keyBytes) || keys[0]?.isNext === true) {
		throw new SecretsKeyError(`${file} is no key: it has to hold ${keyBytes} bytes as base64.`);
	}
	return keys;
}
