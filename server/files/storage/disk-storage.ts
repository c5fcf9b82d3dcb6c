import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileKey, type FileStorage, pathOf } from "./file-storage.ts";

/** Folder for incomplete files. Begins with a dot, which no tenant's slug does. */
const arriving = ".arriving";

/**
 * Files in a folder, which is made when first needed. Bytes are written under a temporary name, forced to disk, and only then renamed:
 * after a power cut the file is complete or absent.
 */
export class DiskStorage implements FileStorage {
	readonly #folder: string;

	/** `folder`: absolute. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	async put(key: FileKey, bytes: Buffer): Promise<void> {
		const target = join(this.#folder, pathOf(key));
		const waiting = join(this.#folder, arriving, randomUUID());
		await mkdir(dirname(waiting), { recursive: true, mode: 0o700 });
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		try {
			const file = await open(waiting, "wx", 0o600);
			try {
				await file.writeFile(bytes);
				await file.sync();
			} finally {
				await file.close();
			}
			await rename(waiting, target);
		} catch (failure) {
			await rm(waiting, { force: true });
			throw failure;
		}
		// Also syncs the names: of the file in its folder, and of the folder when it is new.
		for (const folder of [dirname(target), dirname(dirname(target)), this.#folder]) await syncFolder(folder);
	}

	async get(key: FileKey): Promise<Buffer | undefined> {
		return readFile(join(this.#folder, pathOf(key))).catch(undefinedWhenAbsent);
	}

	async remove(key: FileKey): Promise<void> {
		await rm(join(this.#folder, pathOf(key)), { force: true });
	}

	async tidy(before: number): Promise<void> {
		const folder = join(this.#folder, arriving);
		for (const name of (await readdir(folder).catch(undefinedWhenAbsent)) ?? []) {
			const path = join(folder, name);
			const found = await stat(path).catch(undefinedWhenAbsent);
			if (found !== undefined && found.mtimeMs < before) await rm(path, { force: true });
		}
	}
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

function undefinedWhenAbsent(failure: NodeJS.ErrnoException): undefined {
	if (failure.code !== "ENOENT") throw failure;
}
