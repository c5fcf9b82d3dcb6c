import type { Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";
import { contentHashOf, type FileContent, type FileContents } from "./file-content.ts";

/** Rows per statement: a statement takes at most a few thousand values. */
const atATime = 100;

/** Stores the contents of files, equal content once. Returns the hash of each by its path. */
export async function putBlobs(db: Kysely<Database>, tenant: string, files: FileContents): Promise<ReadonlyMap<string, string>> {
	const hashes = new Map([...files].map(([path, content]) => [path, contentHashOf(content)]));
	const blobs = [...new Map([...files.values()].map((content) => [contentHashOf(content), content]))];
	for (let first = 0; first < blobs.length; first += atATime) {
		await db
			.insertInto("blob")
			.values(blobs.slice(first, first + atATime).map(([hash, { form, content }]) => ({ tenant, hash, form, content })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	return hashes;
}

/** Removes content that no design and no release has any more. */
export async function dropUnused(db: Kysely<Database>, tenant: string, hash: string): Promise<void> {
	await db
		.deleteFrom("blob")
		.where("tenant", "=", tenant)
		.where("hash", "=", hash)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("design_file").select("path").where("design_file.tenant", "=", tenant).where("design_file.blob", "=", hash))),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(selectFrom("release_file").select("path").where("release_file.tenant", "=", tenant).where("release_file.blob", "=", hash)),
			),
		)
		.execute();
}

/** The files in rows with a path and its content. */
export function contentsOf(rows: readonly (FileContent & { readonly path: string })[]): FileContents {
	return new Map(rows.map(({ path, form, content }) => [path, { form, content }]));
}
