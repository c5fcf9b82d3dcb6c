import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { findIdentity, keepIdentity } from "../database/deployment-store.ts";
import { type FileStorage, pathOf } from "../files/storage/file-storage.ts";

/** The files do not belong to this database; the message is for the operator. */
export class OtherFilesError extends Error {}

/** Where the identity is stored among the files: under a name that no file gets. */
const mark = { tenant: "deployment", uuid: "00000000-0000-4000-8000-000000000000" };

/**
 * Database and files carry the same name, assigned when they first met. A server whose files lack it uses a folder of its own without the
 * others' files, and would report each of those as lost. Runs before the app is ready, so that one server at a time does it. A storage that
 * does not answer does not prevent the start.
 * @throws OtherFilesError when the names differ
 */
export async function claimFiles({
	data,
	log,
	files,
}: Pick<FastifyInstance, "data" | "log"> & { readonly files: { readonly storage: FileStorage } }) {
	const known = await findIdentity(data.db);
	let found: string | undefined;
	try {
		found = (await files.storage.get(mark))?.toString("utf8");
		if (known === undefined && found === undefined) {
			found = randomUUID();
			// The files first: a database with a name is refused when its files have none.
			await files.storage.put(mark, Buffer.from(found));
		}
	} catch (failure) {
		log.warn({ err: failure }, "the files do not answer; whether they are this database's is not known");
		return;
	}
	if (known === undefined) await keepIdentity(data.db, found ?? "");
	else if (found === undefined || found !== known) {
		const what = found === undefined ? "bear no name" : `are those of another database (${found})`;
		throw new OtherFilesError(
			`The files of this server ${what}; its database is ${known}. Servers on one database need the same files: a folder that all of them have (files in DATA_DIR), or S3_BUCKET. If these are the right files all the same, write ${known} into ${pathOf(mark)} among them and start again.`,
		);
	}
}
