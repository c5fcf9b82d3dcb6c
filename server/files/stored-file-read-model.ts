import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";

/** A file whose bytes are stored, according to the database. */
interface StoredFile {
	readonly tenant: string;
	readonly uuid: string;
	readonly size: number | null;
	/** Hexadecimal. */
	readonly sha256: string | null;
}

const portion = 1_000;

/** Every stored file, in the order of its name; in bounded memory. */
export async function* storedFiles(db: Kysely<Database>): AsyncGenerator<StoredFile> {
	for (let after: StoredFile | undefined; ; ) {
		let query = db
			.selectFrom("file")
			.select(["tenant", "uuid", "size", "sha256"])
			.where("stored", "=", 1)
			.orderBy("tenant")
			.orderBy("uuid")
			.limit(portion);
		if (after !== undefined) {
			const { tenant, uuid } = after;
			query = query.where(({ or, and, eb }) => or([eb("tenant", ">", tenant), and([eb("tenant", "=", tenant), eb("uuid", ">", uuid)])]));
		}
		const files = await query.execute();
		yield* files;
		after = files.at(-1);
		if (files.length < portion) return;
	}
}

/** Whether the bytes of a file are in the storage according to a database, now. */
export async function isStored(db: Kysely<Database>, { tenant, uuid }: StoredFile): Promise<boolean> {
	const row = await db.selectFrom("file").select("stored").where("tenant", "=", tenant).where("uuid", "=", uuid).executeTakeFirst();
	return row?.stored === 1;
}

/** Whether these are the bytes of the file, by the size and hash in the database. */
export function holds(bytes: Buffer, { size, sha256 }: StoredFile): boolean {
	if (size !== null && bytes.length !== size) return false;
	return sha256 === null || createHash("sha256").update(bytes).digest("hex") === sha256;
}
