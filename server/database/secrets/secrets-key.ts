import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { privateFolder, refuseOpenFile } from "../dialects/private-place.ts";

/** The secrets of the database cannot be read; the message is for the operator. */
export class SecretsKeyError extends Error {}

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Prefix that names the method, so that another can be added later. */
const form = "sealed-1.";
/** Prefix of a key that is distributed but not yet in use. */
const next = "next:";

interface Key {
	readonly bytes: Buffer;
	readonly isNext: boolean;
}

/**
 * The key outside the database that seals its secrets, so that a copy of the database alone lets nobody sign in. It is a file with 32 bytes
 * as base64, made together with the first secret; every server of a deployment has the same file. While the key is being replaced the file
 * has two lines: the first key seals, and both open; `next:` marks one that does not seal yet.
 */
export class SecretsKey {
	readonly #file: string | null;
	#keys: readonly Key[] = [];

	/** `file`: absolute; null for a key that exists only in this process, for tests. */
	constructor(file: string | null) {
		this.#file = file;
	}

	isSealed(kept: string): boolean {
		return kept.startsWith(form);
	}

	/** Bound to the name of the secret, so that one cannot be passed off as another. */
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

	/** The current state of the file: how many keys it has, and whether one of them is not in use yet. */
	get standing(): { readonly count: number; readonly hasNext: boolean } {
		this.#keys = [];
		const keys = this.#read(false);
		return { count: keys.length, hasNext: keys.some(({ isNext }) => isNext) };
	}

	/** Adds a new key that opens but does not seal yet. */
	add(): void {
		this.#write([...this.#read(true), { bytes: randomBytes(keyBytes), isNext: true }]);
	}

	/** Makes the added key the one that seals. */
	sealWithNext(): void {
		const keys = this.#read(false);
		const next = keys.filter(({ isNext }) => isNext).map(({ bytes }) => ({ bytes, isNext: false }));
		this.#write([...next, ...keys.filter(({ isNext }) => !isNext)]);
	}

	/** Removes the keys that open none of these. */
	keepUsed(sealed: readonly { readonly name: string; readonly value: string }[]): void {
		const used = this.#read(false).filter((key) => sealed.some(({ name, value }) => opened([key], name, value) !== undefined));
		if (used.length > 0) this.#write(used.map(({ bytes }) => ({ bytes, isNext: false })));
	}

	#read(make: boolean): readonly Key[] {
		if (this.#keys.length === 0)
			this.#keys = this.#file === null ? [{ bytes: randomBytes(keyBytes), isNext: false }] : keysIn(this.#file, make);
		return this.#keys;
	}

	/** Atomic: a server that reads the file meanwhile finds either the old or the new version. */
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

/** The text that one of the keys decrypts; undefined when none fits. */
function opened(keys: readonly Key[], name: string, kept: string): { readonly text: string } | undefined {
	const all = Buffer.from(kept.slice(form.length), "base64url");
	for (const { bytes } of keys) {
		const opening = createDecipheriv(cipher, bytes, all.subarray(0, nonceBytes)).setAAD(Buffer.from(name));
		try {
			opening.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
			return { text: opening.update(all.subarray(nonceBytes + tagBytes)).toString("utf8") + opening.final("utf8") };
		} catch {
			// Sealed with another key.
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
