import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** More bytes arrived than are allowed. */
export class TooManyBytes extends Error {}

/**
 * Temporary place for bytes until all of them have arrived: on disk, so that many slow uploads do not fill the memory. Nothing in it is a
 * file of the product yet, and a stopped server may leave something behind.
 */
export class Arrivals {
	readonly #folder: string;

	/** `folder`: absolute; made when first needed. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/**
	 * Receives a stream and hands all of it to `use`; keeps nothing afterwards, whatever happens. Rejects with `TooManyBytes` at the first
	 * byte too many.
	 */
	async receive<Result>(stream: Readable, most: number, use: (read: () => Promise<Buffer>) => Promise<Result>): Promise<Result> {
		await mkdir(this.#folder, { recursive: true, mode: 0o700 });
		const path = join(this.#folder, randomUUID());
		try {
			await pipeline(stream, limited(most), createWriteStream(path, { flags: "wx", mode: 0o600 }));
			return await use(() => readFile(path));
		} finally {
			await rm(path, { force: true });
		}
	}

	/** Removes what was left behind before this moment (milliseconds since 1970). */
	async tidy(before: number): Promise<void> {
		const names = await readdir(this.#folder).catch(() => []);
		for (const name of names) {
			const path = join(this.#folder, name);
			const found = await stat(path).catch(() => undefined);
			if (found !== undefined && found.mtimeMs < before) await rm(path, { force: true });
		}
	}
}

function limited(most: number): Transform {
	let received = 0;
	return new Transform({
		transform(part: Buffer, _encoding, done) {
			received += part.length;
			if (received > most) done(new TooManyBytes());
			else done(null, part);
		},
	});
}
